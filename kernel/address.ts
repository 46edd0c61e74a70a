const campaign = /^(utm_[a-z]+|fbclid|gclid|msclkid|dclid|ttclid)$/

/** Where a visitor came from: the browser reads it, no page shows it. */
export const isCampaign = (parameter: string): boolean => campaign.test(parameter)

/** The parameters of a URL in a fixed order, without empty ones and those that no page shows. */
export const shownParameters = (search: string): [name: string, value: string][] =>
  [...new URLSearchParams(search)]
    .map(([name, value]): [string, string] => [name, value.trim()])
    .filter(([name, value]) => value !== '' && !isCampaign(name))
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
