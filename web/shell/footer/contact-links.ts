export const mailLink = (url: string, subject: string): string =>
  `mailto:${url}?subject=${encodeURIComponent(subject)}`

export const phoneLink = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`
