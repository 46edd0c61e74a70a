const dark = 'fill-night'
const wall = 'fill-night-line'
const thin = 'fill-none stroke-soft-on-night'

/** A street in a blackout: the only lit window belongs to the house with panels on its roof. */
export function HomeScene({ label, className = '' }: { label: string; className?: string }) {
  return (
    <svg viewBox="0 0 720 400" role="img" aria-label={label} className={className}>
      <circle cx="92" cy="58" r="20" className="fill-on-night" />
      <circle cx="101" cy="52" r="18" className={dark} />
      <path
        className={`${wall} opacity-40`}
        d="M0 400V268h64v-30h78v46h50v-78h92v40h70v-26h120v66h92v-58h70v28h84v144zM720 400V284h70v-34h92v64h84v-40h96v60h160v66z"
      />
      <path
        className={dark}
        d="M18 292h18v24H18zM90 262h14v22H90zM118 262h14v22h-14zM214 230h16v24h-16zM662 262h16v24h-16zM694 262h16v24h-16z"
      />
      <g className={wall}>
        <path d="M58 400C66 330 64 280 56 214l8-1c10 66 12 118 6 187z" />
        <path d="M60 216C40 190 18 190 2 206c18-8 40-4 58 10-22-2-40 8-48 28 14-16 30-24 48-28 20-22 40-24 60-8-18-8-40-6-58 8 22 0 40 12 46 30-10-16-26-24-46-30-4-22-16-38-38-46 16 12 30 26 38 46 6-22 18-38 40-44-18 10-32 24-40 44z" />
      </g>
      <g className="fill-none stroke-night-line" strokeWidth="2">
        <path strokeWidth="6" d="M690 400V104M662 122h56M668 142h44" />
        <path d="M664 118Q360 196 0 132M716 118Q900 190 1240 128M670 138Q360 214 0 150M710 138Q900 210 1240 148" />
      </g>
      <path className={wall} d="M150 254h490v146H150z" />
      <path className={wall} d="M470 150h128v104H470zM462 142h144v9H462z" />
      <path className={dark} d="M486 178h34v76h-34z" />
      <g className={thin} strokeWidth="2">
        <path d="M534 142v-8M560 142v-8M576 134v112" />
        <path d="M622 250V92M604 104h36M609 118h26M614 132h16" />
        <path d="M424 254v-78M424 182q24 14 46 2" />
      </g>
      <path
        className="fill-soft-on-night"
        d="M516 90h60l-4 46h-52zM512 82h68v8h-68zM534 76h24v6h-24z"
      />
      <path
        className="fill-on-night opacity-60"
        d="M432 188l12 3-2 26-12-2zM450 191l12-2v20l-10 1z"
      />
      <g className={thin} strokeWidth="3">
        <path d="M226 252v-28M340 252v-28M390 252v-88" />
      </g>
      <path className={`${dark} stroke-on-night`} strokeWidth="3" d="M206 224l60-84h140l-60 84z" />
      <path
        className={thin}
        strokeWidth="1.5"
        d="M221 203h140M236 182h140M251 161h140M241 224l60-84M276 224l60-84M311 224l60-84"
      />
      <path
        className="fill-none stroke-night-line"
        strokeWidth="18"
        strokeDasharray="5 9"
        d="M154 242h482"
      />
      <path className="fill-soft-on-night" d="M144 228h502v5H144zM140 250h510v8H140z" />
      <path className="fill-sun" d="M206 290h128v78H206z" />
      <path
        className={dark}
        d="M240 368c0-24 8-33 19-33s19 9 19 33zM283 368c0-16 6-23 14-23s14 7 14 23z"
      />
      <circle cx="259" cy="325" r="10.5" className={dark} />
      <circle cx="297" cy="337" r="8" className={dark} />
      <path
        className="fill-none stroke-night"
        strokeWidth="3"
        d="M206 304h128M270 290v14M200 290v82h140v-82"
      />
      <path className={dark} d="M392 288h58v112h-58zM506 292h78v62h-78z" />
      <path
        className={thin}
        strokeWidth="1.5"
        d="M421 288v112M506 304h78M506 316h78M506 328h78M506 340h78"
      />
    </svg>
  )
}
