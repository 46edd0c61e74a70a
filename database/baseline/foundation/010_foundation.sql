-- Shared by every domain: the four roles, two extensions, and the folded form of texts for comparison.

do $$
declare wanted text;
begin
  foreach wanted in array array['anon', 'customer', 'admin', 'system'] loop
    -- an owner that may not create roles finds them made
    if not exists (select from pg_roles where rolname = wanted) then
      begin
        execute format('create role %I nologin nosuperuser nobypassrls', wanted);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    execute format('grant usage on schema public to %I', wanted);
  end loop;
end $$;

revoke create on schema public from public;

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;

create function fold(value text) returns text
  language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;
comment on function fold is 'Without accents and capitals, the form in which names and searches are compared.';
