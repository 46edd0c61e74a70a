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
    invite: 'Did something arrive damaged or is missing? You can report it until {date}.',
    door: 'Report damage',
    text: 'Describe what happened and add up to three photos. We will answer by e-mail and on the order page.',
    textOfRecipient:
      'Tell us what happened and add up to three photos. We answer on your page of the order, and by e-mail if you gave us yours. We tell whoever sent it to you, too.',
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
      'Damage can no longer be reported here for this order: it can up to 48 hours after delivery. Write to us and we will look at it.',
    inviteAgain: 'Is anything else damaged or missing? You can report it until {date}.',
    doneOfRecipient:
      'The recipient reported it on {date}. We will answer by e-mail and here, and the recipient too.',
    recipients: 'What the recipient told us',
    waiting: {
      answer: {
        title: 'We received the damage report',
        text: 'We look into it and answer by e-mail and here. Until then keep the equipment and its box, and do not connect it.',
      },
      promise: {
        title: 'We answered the damage report',
        text: 'What our answer below says is still to be done.',
      },
    },
    recipientPage: {
      title: 'What came damaged or is missing',
      safety: {
        answer:
          'We received the damage report. Keep the equipment and its box, and do not connect it until we answer.',
        promise:
          'What we promised in our answer is still to be done. Until then do not connect what came damaged.',
      },
      next: 'We look into it and answer you on this page. We tell whoever sent it to you, too.',
      answer: 'Our answer:',
      ofPayer: 'Whoever sent it to you reported it; we answer that person.',
      answeredPayer: 'Whoever sent it to you reported it, and has our answer.',
      invite: 'If something is damaged or missing, report it with photos until {date}.',
      inviteAgain: 'If anything else is damaged or missing, report it until {date}.',
      link: 'Report damage',
      over: 'The 48 hours to report damage here are over. Write to us and we will look at it.',
    },
  },
  staff: {
    damage: { payer: 'The buyer reported damage', recipient: 'The recipient reported damage' },
    at: 'Reported on {date}',
    answer: 'Answer',
    answerHint: {
      payer: 'The buyer gets it by e-mail and sees it on the order page.',
      recipient:
        'Buyer and recipient read it, by e-mail and each on the own page: it does not speak of prices.',
    },
    before: 'Before, on {date}:',
    answered: 'What was answered:',
    again: 'Answer again',
    promises: 'Something is left to do',
    promisesHint:
      'The order stays among the damage reports until you answer again without this mark. A refund is made under “Other actions”; another parcel, by a new order.',
    promised: 'It was answered; what was promised is left to do.',
    send: 'Send answer',
    title: 'Damage reports',
    text: 'Damaged or missing items that await an answer, or what an answer promised; oldest first.',
    none: 'No unanswered reports and no open promises.',
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
    told_before:
      'We have just received a report about this order. If there is more, report it in five minutes.',
    told_often: 'We have several reports about this order. Write to us and we will look at it.',
    text_missing: 'Describe what happened.',
    too_many_pictures: 'Too many photos.',
  },
}
