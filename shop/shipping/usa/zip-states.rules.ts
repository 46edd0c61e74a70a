/** The first three digits of a state's ZIP codes, by the Postal Service's list. */
const listed =
  'AL 350-369,AK 995-999,AZ 850-865,AR 716-729,CA 900-961,CO 800-816,CT 060-069,DE 197-199,DC 200-205 569,FL 320-349,GA 300-319 398-399,HI 967-968,ID 832-838,IL 600-629,IN 460-479,IA 500-528,KS 660-679,KY 400-427,LA 700-714,ME 039-049,MD 206-219,MA 010-027 055,MI 480-499,MN 550-567,MS 386-397,MO 630-658,MT 590-599,NE 680-693,NV 889-898,NH 030-038,NJ 070-089,NM 870-884,NY 005 100-149,NC 270-289,ND 580-588,OH 430-459,OK 730-732 734-749,OR 970-979,PA 150-196,PR 006-007 009,RI 028-029,SC 290-299,SD 570-577,TN 370-385,TX 733 750-799 885,UT 840-847,VT 050-054 056-059,VA 201 220-246,WA 980-994,WV 247-268,WI 530-549,WY 820-831'

/** Prefixes of which some ZIP codes reach over the border, or lie in an enclave. */
const shared =
  'AL 301 319,AZ 845 880,AR 638 657 755,CA 889-894 976,CO 813 820,DC 206-208,ID 598 831 979 991-993,IA 680 681,KS 684 739,KY 380,LA 717,MD 200-205,MA 028,ME 035,MI 545,MN 570 580 582,MO 525 723 726,MT 577 586 821 828,NE 525 572 665,NM 798 811 813 865,NV 833 845 961,NY 063,ND 576 592,OK 679,OR 883 838 990-993,RI 027,SD 561-562 584 586 687 692,TN 422 242,TX 739 882 884,UT 829 833 865 864,VA 376 203,WA 838 978,WI 499,WY 577 592 834 807'

/** Post offices of the armed forces, which an address may name with any state. */
const military = '090-099,340,962-966'

const rangesIn = (ranges: string) =>
  ranges.split(/[ ,]/).map((range) => {
    const [from = '', to = from] = range.split('-')
    return [from, to] as const
  })

const tableOf = (text: string) =>
  new Map(text.split(',').map((entry) => [entry.slice(0, 2), rangesIn(entry.slice(3))]))

const tables = [tableOf(listed), tableOf(shared)]
const ofForces = rangesIn(military)

/** Whether a ZIP code may lie in a state; only its first three digits are compared. */
export function isZipOf(zip: string, state: string): boolean {
  const prefix = zip.slice(0, 3)
  const ranges = [...ofForces, ...tables.flatMap((table) => table.get(state) ?? [])]
  return ranges.some(([from, to]) => prefix >= from && prefix <= to)
}
