/** '+53 5234 5678', '+1 305 555 0123'; a number of elsewhere as it is. */
export const phoneText = (phone: string): string =>
  phone
    .replace(/^\+53(\d{4})(\d{4})$/, '+53 $1 $2')
    .replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3')
