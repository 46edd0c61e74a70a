/** Whether a form brought a file in this field: a page that comes anew says that it has to be chosen again. */
export const hasFile = (files: readonly unknown[]): boolean =>
  files.some((file) => file instanceof File && file.size > 0)
