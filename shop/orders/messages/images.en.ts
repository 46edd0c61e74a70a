import type { Messages } from '#kernel/messages.ts'
import type { pictures as es } from './images.es.ts'

export const pictures: Messages<typeof es> = {
  handOver: 'Photos of when the freight agency took it',
  handOverOf: 'Photo {number} from the agency',
  delivery: 'Delivery photos',
  deliveryOf: 'Delivery photo {number}',
  damageOf: 'Damage photo {number}',
  add: 'Add a photo from the agency or of the delivery',
  addHint: 'JPG, PNG or WebP, up to 5 MB. The buyer sees it; location and camera data are removed.',
  file: 'Photo',
  send: 'Save photo',
  saved: 'Photo saved.',
  known: 'That photo was already added.',
  damage: {
    chooseAgain: 'Choose the photos again: the browser does not keep them.',
    lost: 'It could not be sent. Check the connection and try again: what you typed and chose is still here.',
    title: 'Something arrived damaged or is missing',
    invite:
      'Did something arrive damaged or is missing? You can report it until {date}.',
    door: 'Report damage',
    text: 'Describe what happened and add up to three photos. We will answer by e-mail and on the order page.',
    textOfRecipient:
      'Tell us what happened and add up to three photos. We answer whoever sent you the order.',
    response: 'What happened',
    files: 'Photos (optional, up to three)',
    filesHint: 'JPG, PNG or WebP, up to 5 MB each.',
    small: 'The photos are {size} kB.',
    send: 'Send report',
    done: 'We received your report of {date}. We will answer by e-mail and here.',
    yours: 'Your report',
    answer: 'Our answer',
    back: 'Back to the order',
    notYet:
      'Damage cannot be reported yet: it can once the order is delivered, up to 48 hours after.',
    closed:
      'Damage can no longer be reported for this order: one report is possible, up to 48 hours after delivery.',
  },
  staff: {
    damage: 'The buyer reported damage',
    at: 'Reported on {date}',
    answer: 'Answer',
    answerHint: 'The buyer gets it by e-mail and sees it on the order page.',
    answered: 'What was answered:',
    again: 'Answer again',
    send: 'Send answer',
    title: 'Damage reports',
    text: 'Unanswered reports of damaged or missing items, oldest first.',
    none: 'No unanswered reports.',
  },
  problems: {
    file_missing: 'Choose a photo.',
    file_too_large: 'A photo is larger than 5 MB. Send a smaller one.',
    file_is_pdf: 'PDF files are not accepted. Send a photo.',
    file_unknown: 'That file is not a JPG, PNG or WebP image.',
    image_broken: 'We could not open that image. Take another photo and send it.',
    image_too_large: 'The image has too many pixels. Send an ordinary photo.',
    not_allowed: 'You do not have permission.',
    order_not_found: 'We did not find that order.',
    not_handed_over: 'This order is not with the agency yet.',
    not_delivered: 'This order has not been delivered yet.',
    too_late:
      'More than 48 hours have passed since the delivery. Write to us and we will look into it.',
    told_before: 'You have already sent a report for this order.',
    text_missing: 'Describe what happened.',
    too_many_pictures: 'Too many photos.',
  },
}
