/** An amount as people write it: '$1,200', '900 usd', '650 fulas'. */
export const amount = String.raw`(?:\$|usd )? ?(\d{1,3}(?:[,. ]\d{3})+(?:\.\d\d)?|\d+(?:\.\d\d)?) ?(usd|dolar(?:es)?|dollars?|bucks|pesos|fulas?|verdes|barras|billetes|\$)?`
/** What makes a number no money: a unit, or a thing that is counted. */
export const noUnit = String.raw`(?! ?-?(?:wh?\b|watts?|wats|kw|kwh|v\b|volt\w*|ah\b|amp\w*|lbs?\b|libras?|pounds?|kilos?|kg|h\b|horas?|hours?|hrs?|dias?|days?|meses|months|metros?|pies|feet|ft|hp|caball\w*|btu|paneles|panels|personas|people|bombill\w*|ventilador\w*|%|cuartos|hijos|empleados|anos|years))`

export const valueOfAmount = (text: string | undefined): number => {
  const bare = (text ?? '').replace(/ /g, '')
  return Number(
    /[.,]\d\d$/.test(bare) ? bare.replace(/,(?=\d{3})/g, '') : bare.replace(/[.,]/g, ''),
  )
}
export const minBudget = 20
