const places =
  /\b(mexico|cancun|monterrey|espana|madrid|barcelona|canada|toronto|montreal|venezuela|caracas|dominicana|santo domingo|haiti|jamaica|panama|colombia|bogota|peru|lima|chile|ecuador|quito|brasil|brazil|argentina|uruguay|guyana|honduras|guatemala|nicaragua|el salvador|costa rica|italia|italy|alemania|germany|francia|france|portugal|inglaterra|england|london|rusia|russia|spain|europa|europe|otro pais|otros paises|another country|other countries|africa|china|japon|japan|australia|puerto rico)\b/
const sends =
  /\b(mand\w*|envi\w*|entreg\w*|lleg\w*|lleva\w*|hacen envios|reciben?|ship\w*|deliver\w*|send\w*|reach|vend\w*|sell\w*)\b/
/** Money may come from anywhere, and equipment may go on to Cuba. */
const fromThere =
  /\b(pag\w*|comprar?|compro|compre|vivo|vive|viven|resido|desde|pay\w*|buy\w*|live|lives|from|fabric\w*|hech[oa]|made|traen|viene|cuba|de china|de alemania|de japon)\b/

const toThere = new RegExp(
  String.raw`\b(mand|envi|entreg|lleg|llev|ship|deliver|send)\w* (\w+ ){0,4}?(a|para|hasta|en|to|in) (la |el |the |republica )?${places.source}`,
)

/** Whether something is to be sent where the shop does not deliver. */
export const sendsElsewhere = (text: string): boolean =>
  toThere.test(text) || (places.test(text) && sends.test(text) && !fromThere.test(text))
