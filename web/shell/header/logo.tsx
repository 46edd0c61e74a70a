const petals =
  'M15 9.6Q12.2 5.3 16 0.4Q19.8 5.3 17 9.6ZM18.3 9.9Q18.1 4.8 23.8 2.5Q24.7 8.6 20.1 11ZM21 11.9Q23.4 7.3 29.5 8.2Q27.2 13.9 22.1 13.7ZM22.4 15Q26.7 12.2 31.6 16Q26.7 19.8 22.4 17ZM22.1 18.3Q27.2 18.1 29.5 23.8Q23.4 24.7 21 20.1ZM20.1 21Q24.7 23.4 23.8 29.5Q18.1 27.2 18.3 22.1ZM17 22.4Q19.8 26.7 16 31.6Q12.2 26.7 15 22.4ZM13.7 22.1Q13.9 27.2 8.2 29.5Q7.3 23.4 11.9 21ZM11 20.1Q8.6 24.7 2.5 23.8Q4.8 18.1 9.9 18.3ZM9.6 17Q5.3 19.8 0.4 16Q5.3 12.2 9.6 15ZM9.9 13.7Q4.8 13.9 2.5 8.2Q8.6 7.3 11 11.9ZM11.9 11Q7.3 8.6 8.2 2.5Q13.9 4.8 13.7 9.9Z'

/** The sunflower whose heart is a solar panel. */
export function LogoMark({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path className="fill-sun" d={petals} />
      <circle cx="16" cy="16" r="6" className="fill-night stroke-on-night" strokeWidth="1.2" />
      <path className="stroke-on-night" strokeWidth="1.2" d="M16 10v12M10 16h12" />
    </svg>
  )
}

/** Logo and name, for the dark background of header and footer; a long name takes several lines. */
export function Logo({ name, nameClass = '' }: { name: string; nameClass?: string }) {
  const size = name.length > 10 ? 'text-sm' : 'text-lg md:text-xl'
  return (
    <span className="flex min-w-0 items-center gap-2">
      <LogoMark className="size-9 shrink-0" />
      <span className={`wrap-anywhere font-bold font-display leading-tight ${size} ${nameClass}`}>
        {name}
      </span>
    </span>
  )
}
