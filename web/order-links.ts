/** A WhatsApp chat that begins with the text: with the shop's number, or with one the sender picks. */
export const whatsappLink = (text: string, number = ''): string =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`

export const mailLink = (address: string, subject: string, body: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
