#!/bin/sh
# As root, on a Debian server that has neither Node nor curl:
#   sh install.sh girasol-COMMIT-linux-x64.tar.gz   installs a release, or upgrades to it after a backup
#   sh install.sh --back                            goes back to the release before, with that backup if a migration came between
# PORTS=3000 names the processes, more than one only with a Postgres server (/etc/girasol.env).
set -eu
opt=/opt
data=/var/lib/girasol
env=/etc/girasol.env
ports=${PORTS:-3000}
say() { echo "[girasol] $*"; }
stop() { say "$*" >&2; exit 1; }
[ "$(id -u)" = 0 ] || stop 'This must run as root.'
has_systemd() { [ -d /run/systemd/system ]; }
each() { for port in $ports; do systemctl "$1" "girasol@$port"; done; }

# a command of the shop in the release $1, as its own user and with its settings
of_shop() {
  folder=$1
  shift
  (
    cd "$folder"
    set -a
    . "$env"
    DATA_DIR=$data
    set +a
    setpriv --reuid=girasol --regid=girasol --init-groups node_modules/.bin/node "$@"
  )
}

is_open() {
  of_shop "$opt/girasol" -e "
    const at = 'http://127.0.0.1:$1/healthz', until = Date.now() + 120000
    const ask = () => fetch(at).then((answer) => process.exit(answer.ok ? 0 : 1), () =>
      Date.now() < until ? setTimeout(ask, 500) : process.exit(1))
    ask()"
}

start() {
  if ! has_systemd; then
    say "No systemd runs here. Start it as girasol in $opt/girasol: DATA_DIR=$data node_modules/.bin/node server/main.mjs"
    return
  fi
  systemctl daemon-reload
  each enable
  each restart
  for port in $ports; do is_open "$port" || stop "Port $port does not answer: journalctl -u girasol@$port"; done
  say 'The shop is open.'
}

migrations() { (cd "$1/database" && find . -name '*.sql' ! -name schema.sql | sort); }

link() { ln -sfn "$1" "$opt/$2.new" && mv -T "$opt/$2.new" "$opt/$2"; }

go_back() {
  [ -L "$opt/girasol.before" ] || stop 'There is no release before this one.'
  now=$(readlink "$opt/girasol")
  before=$(readlink "$opt/girasol.before")
  if has_systemd; then each stop; fi
  if [ "$(migrations "$now")" != "$(migrations "$before")" ]; then
    backup=$(cat "$opt/girasol.backup")
    [ -f "$backup/manifest.json" ] || stop "A migration came between, and there is no backup of the release before."
    aside=$data/of-$(basename "$now")-$(date -u +%Y%m%dT%H%M%S)
    mkdir -m 700 "$aside"
    for part in database files; do if [ -e "$data/$part" ]; then mv "$data/$part" "$aside/"; fi; done
    chown -R girasol:girasol "$aside"
    of_shop "$before" scripts/admin/restore.ts "$backup"
    say "What was changed since the upgrade is in $aside, and not in the shop any more."
  fi
  link "$before" girasol
  rm -f "$opt/girasol.before"
  say "Back to $(basename "$before")."
  start
}

install_release() {
  release=$1
  name=$(tar -tzf "$release" 2>/dev/null | head -n 1 | cut -d / -f 1)
  case $name in girasol-*) ;; *) stop "$release is no release." ;; esac
  getent passwd girasol > /dev/null || useradd --system --user-group --home-dir "$data" --shell /usr/sbin/nologin girasol
  install -d -m 700 -o girasol -g girasol "$data"
  [ -e "$env" ] || install -m 640 -o root -g girasol /dev/null "$env"
  rm -rf "$opt/$name.new"
  mkdir -p "$opt/$name.new"
  tar -xzf "$release" --strip-components=1 --no-same-owner -C "$opt/$name.new"
  [ -e "$opt/$name" ] || mv "$opt/$name.new" "$opt/$name"
  rm -rf "$opt/$name.new"
  if [ -L "$opt/girasol" ] && [ "$(readlink "$opt/girasol")" != "$opt/$name" ]; then
    # nobody orders between the backup and the upgrade
    if has_systemd; then each stop; fi
    line=$(of_shop "$opt/girasol" scripts/admin/backup.ts) || { has_systemd && each start; stop "No backup could be made, and nothing was changed: $line"; }
    echo "${line%%: *}" > "$opt/girasol.backup"
    say "$line"
    link "$(readlink "$opt/girasol")" girasol.before
  fi
  link "$opt/$name" girasol
  if [ -d /etc/systemd/system ]; then install -m 644 "$opt/$name/docs/deploy/girasol@.service" /etc/systemd/system/; fi
  say "$name is installed."
  start
}

case ${1:-} in
  --back) go_back ;;
  '') stop 'Which release? sh install.sh girasol-COMMIT-linux-x64.tar.gz' ;;
  *) install_release "$1" ;;
esac
