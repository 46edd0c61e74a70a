const listed =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,PR Puerto Rico,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'

export interface State {
  readonly code: string
  readonly name: string
}

/** The fifty states, the District of Columbia and Puerto Rico. */
export const states: readonly State[] = listed
  .split(',')
  .map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }))

export const isState = (code: string): boolean => states.some((state) => state.code === code)

/** By its name or postal code, whatever the case. */
export const stateNamed = (input: string): State | null =>
  states.find(({ code, name }) =>
    [code, name].some((one) => one.toLowerCase() === input.trim().toLowerCase()),
  ) ?? null

/** '33012' or '33012-1234'. */
export const isZip = (input: string): boolean => /^\d{5}(-\d{4})?$/.test(input)
