export const steps = {
  next: 'Next step',
  others: 'Other actions',
  close: 'Close without changes',
  toReturn: '{amount} will be left to return: it is the next step of this order.',
  nothingToReturn: 'There is no money to return.',
  kinds: {
    decide: {
      title: 'Decide about the hold',
      text: 'Compare the names with the lists. While the order is held, nothing is charged, refunded or shipped.',
    },
    refund: {
      title: 'Refund the money',
      text: 'The order is not going to be delivered, and the shop still has money of the buyer.',
    },
    dispute: {
      title: 'Answer the dispute',
      text: 'Answer where the payment was made; the outcome arrives by itself. Do not refund twice.',
    },
    taken: {
      title: 'Decide: money of a part is missing',
      text: 'The payment provider returned money of a part to whoever paid it: do not prepare the order yet. Talk to the buyer. If you send it anyway, change its state under “Other actions”; if not, cancel it, and what is left goes back to whoever paid it.',
    },
    verify: {
      title: 'Look for the payment in the bank',
      text: 'A proof or a part of the money has come. Approve it only when you see it in the bank.',
    },
    wait: {
      title: 'Wait for the payment',
      text: 'There is nothing to do until it is paid; after the deadline the order closes by itself.',
    },
    done: { title: 'Delivered', text: 'There is nothing left to do with this order.' },
    closed: { title: 'Closed', text: 'There is nothing left to do with this order.' },
  },
  inHands:
    '{name} says since {date} that it is there. Note the steps that are missing, up to the delivery.',
  installation: {
    title: 'Installation paid: {amount}',
    states: {
      waits:
        'It is not arranged yet: speak with the installer and the recipient. If nobody reaches that address, return its price with “Refund” and note it here.',
      arranged: 'It is arranged. Note here when it is done.',
      done: 'It is done.',
      returned: 'It was not done: its price was returned.',
    },
    outcome: 'What happened',
    outcomes: {
      arranged: 'Arranged with the installer',
      done: 'Done',
      returned: 'We returned its price',
    },
    hint: 'Who does it and when. No e-mail is sent.',
    button: 'Note the installation',
  },
  installationWaits: 'The installation is left to arrange or return: it is on this page.',
  damageWaits: 'A damage report is left to answer.',
  promiseWaits: 'What the answer to the damage report promised is left to do.',
  deliver: {
    prepared: {
      title: 'Prepare the order',
      text: 'Print the label and the packing list, pack the products and mark it as prepared. The buyer gets an e-mail.',
      button: 'It is prepared',
    },
    handed_over: {
      title: 'Hand it to the agency',
      text: 'The agency needs this information. Buyer and recipient get an e-mail with the tracking.',
      textAlone:
        'The agency needs this information. The buyer gets an e-mail with the tracking; we have no address of the recipient.',
      button: 'The agency has it',
    },
    in_transit: {
      title: 'Record that it is in transit',
      text: 'Once the agency confirms that it has left.',
      button: 'It is in transit',
    },
    in_customs: {
      title: 'Record that it is in customs',
      text: 'Once the agency confirms that it has arrived in Cuba.',
      button: 'It is in customs',
    },
    in_province: {
      title: 'Record that it reached the province',
      text: 'The buyer gets an e-mail.',
      button: 'It is in the province',
    },
    ready_for_pickup: {
      title: 'Record that it can be picked up',
      text: 'Buyer and recipient get an e-mail.',
      textAlone: 'The buyer gets an e-mail; we have no address of the recipient.',
      button: 'Ready for pickup',
    },
    out_for_delivery: {
      title: 'Record that it is out for delivery',
      text: 'No e-mail is sent.',
      button: 'It is out for delivery',
    },
    delivered: {
      title: 'Record the delivery',
      text: 'Enter who received it. Buyer and recipient get an e-mail.',
      textAlone:
        'Enter who received it. The buyer gets an e-mail; we have no address of the recipient.',
      button: 'Delivered',
    },
  },
  resolve: {
    title: 'Resolve the problem',
    text: 'It was delivered already. If needed, refund money or await the return under “Other actions”; once it is resolved, write how. The buyer gets an e-mail.',
    button: 'It is resolved',
    how: 'How it was resolved',
  },
  receivedBy: 'Received by',
  receivedHint: 'Full name of the person who took it in hand; the e-mail says it.',
  entries: 'Payments and refunds',
  which: 'Which one?',
  basisHint:
    'SCP is the exception for the Cuban people, this shop’s usual one; GFT, a gift parcel; LICENSE, a licence of your own. If in doubt, ask your lawyer.',
  filingHint: 'The ITN (X and 14 digits) or the exemption that applies, such as NOEEI 30.37(a).',
  buyerReads: {
    es: 'The buyer reads Spanish: this goes into their e-mail word for word.',
    en: 'The buyer reads English: this goes into their e-mail word for word.',
  },
  reasonUnread: 'It stays in the history; the e-mail to the buyer does not say it.',
  why: 'Reason',
  optional: 'Note (if needed)',
  to: 'Move to',
  verify: 'Open the transfer',
  compare: 'Compare the names',
  reached: {
    done: 'done',
    now: 'now',
    next: 'pending',
    ahead: 'to come',
    never: 'did not happen',
    disputed: 'done, disputed',
    partly_refunded: 'done, partly refunded',
    refund_due: 'done, to be refunded',
    refunded: 'done and refunded',
    parts_due: 'done, to be refunded',
    parts_returned: 'done and refunded',
    parts_short: 'not completed',
    incident: 'with an incident',
    returned: 'came back to the shop',
  },
  namesClear: 'no matches so far',
  progress: 'Progress of the order',
  placed: 'Placed {date}',
  orderTotal: 'Order total',
  unpaid: 'Still to be paid',
  excess: 'Too much, to be returned',
  requested: 'Refund requested',
  requestStates: { asked: 'to be confirmed', pending: 'on its way', failed: 'not made' },
  by: 'by {name}',
  refundQuestion: {
    title: 'Refund {amount} of {number}?',
    text: 'Received {captured}, refunded {refunded}, and {left} will remain. The buyer gets an e-mail. This cannot be undone.',
  },
  partRefunded:
    'A part of this order was already refunded: {refunded} of {captured}. Before going on, check which products still ship.',
  partRefundedPlain:
    'A part of this order was already refunded. Before going on, check which products still ship.',
  refundExcess: '{excess} came too much: that is what is entered.',
  refundLimit: 'At most {amount}: what is left of the payment.',
  moneyChanged:
    'The money of this order changed meanwhile, and nothing was refunded. Now: received {captured}, refunded {refunded}, on its way {underway}; {left} can be refunded. Look at the history before you ask for it again.',
  aboveLimit: 'More than can be refunded: at most {amount}.',
  gone: {
    text: 'The order changed while you were writing, and this step can no longer be taken. What you wrote is still here: copy it if you need it.',
    typed: 'What you had written, to copy it:',
  },
  confirm: {
    deliver: {
      title: 'Move {number} to “{state}”?',
      text: 'What you see here leaves as soon as you confirm; an e-mail that was sent cannot be taken back.',
    },
    byHand:
      'You already sent the money by {method}: it is recorded here, and the shop does not send it again.',
    byProvider: '{method} returns the money to the payer as soon as you confirm.',
    noCode: 'No tracking number: the e-mail only names the agency.',
    method: 'Payment method',
    bulk: {
      title: {
        one: 'Move {count} order to “{state}”?',
        other: 'Move {count} orders to “{state}”?',
      },
      text: 'These e-mails leave as soon as you confirm; they cannot be taken back.',
    },
    email: 'E-mail to {to}: {subject}',
    emailToBuyer: 'E-mail to the buyer: {subject}',
    emailToRecipient: 'E-mail to the recipient: {subject}',
    yes: 'Confirm',
    otherNow:
      'The order changed while you were reading, and nothing was done. This is what would leave now: read it before you confirm.',
    edit: 'Correct',
  },
  done: {
    release: 'Order released: it goes on, and the buyer gets an e-mail.',
    reject: 'Order rejected and closed. If it was paid, the refund is decided separately.',
    ask: 'It is noted which information was requested. No e-mail was sent.',
    escalate: 'It is noted that the order goes to the lawyer; it stays on hold.',
    hold: 'Order on hold: nothing is charged, refunded or shipped.',
    cancel: 'Order cancelled. What was paid, if anything, is due for refund.',
    deliver: 'The order is now “{state}”.',
    undeliver: 'The delivery is corrected: the order is “{state}” again.',
    export: 'Export basis and number are saved.',
    correct:
      'Recipient details corrected; the buyer gets an e-mail. If you have printed the label, print it again.',
    track: 'Agency and tracking are saved.',
    delay: 'The delay notice was sent to buyer and recipient.',
    delayAlone: 'The delay notice was sent to the buyer; we have no address of the recipient.',
    note: 'Note added to the history.',
    install: 'It is noted what became of the installation.',
    cost: 'Cost added to the accounting of the order.',
    renew_link: 'The former link no longer opens; the new one is under “Link of the order”.',
    refund: 'Refund made: see “Payments” and the history.',
    refund_once: 'The refund of {amount} is made; the second press did not send another.',
    refund_once_pending:
      'The refund of {amount} is requested and on its way; the second press did not send another.',
    refund_before:
      'This refund had been requested before: it did not go out again. “Payments” says how it stands.',
    refund_pending:
      'Refund requested: the money is on its way, and “Payments” says when it is there.',
    damage: 'The answer is saved and sent to the buyer.',
    other: 'The change is saved.',
  },
  actions: {
    release: {
      name: 'Release: a different person',
      text: 'The order goes on, and the buyer gets an e-mail.',
    },
    ask: { name: 'Note that information was requested', text: '' },
    escalate: { name: 'Pass to the lawyer', text: 'The order stays on hold. No e-mail is sent.' },
    reject: {
      name: 'Reject the order',
      text: 'Nothing is sold to this person: the order is closed, its products go back on sale and the buyer gets an e-mail. The refund is decided separately.',
    },
    deliver: {
      name: 'Move to another state',
      text: 'The states that may follow the current one: every step is recorded. Depending on the state, an e-mail is sent.',
    },
    back: {
      name: 'Problem, return or step back',
      text: 'A reason is needed. The buyer is told of a problem; that something delivered is on its way again, whoever read that it was there.',
    },
    undeliver: {
      name: 'Correct it: not delivered',
      text: 'For when it was noted by mistake: the order returns to “{state}”.',
    },
    export: {
      name: 'Export basis and number',
      text: 'Without both, the order is not handed to the agency. No e-mail is sent.',
    },
    track: {
      name: 'Agency and tracking',
      text: 'Shown in e-mails and on the order page. No e-mail is sent now.',
    },
    correct: {
      name: 'Correct recipient details',
      text: 'How the name is spelt, the telephone or the address. You read the e-mail to the buyer before it leaves.',
    },
    refund: {
      name: 'Refund',
      text: 'All or a part. A part does not stop the delivery. The buyer gets an e-mail.',
    },
    delay: { name: 'Announce a delay', text: '' },
    hold: {
      name: 'Hold for screening',
      text: 'Nothing is charged, refunded or shipped until somebody decides. The buyer is not told the reason.',
    },
    cancel: {
      name: 'Cancel the order',
      text: 'Its products go back on sale. The buyer gets an e-mail.',
    },
    note: { name: 'Add a note', text: 'Shown in the panel only.' },
    cost: { name: 'Record a cost', text: 'Counts in the accounting of this order.' },
    renew_link: {
      name: 'Order link',
      text: 'Copy it for the buyer. If it reached the wrong person, end it: neither this one nor the recipient’s will open.',
    },
  },
  correct: {
    question: 'Correct the recipient details of {number}?',
    text: 'Their page, the label, the export file and the list change, and the buyer gets this e-mail as soon as you confirm; then it cannot be taken back.',
  },
  undeliver: {
    question: 'Correct the delivery of {number}?',
    receiver: 'Who received it, “{name}”, is removed.',
    receiverBack: '“{earlier}” is again who received it, instead of “{name}”.',
    deadline:
      'The time to report damage stops counting, and products cannot be reviewed, until it is delivered.',
    emails: 'E-mails of the delivery that have not left yet do not leave.',
    history: 'The history says that you corrected it, with the reason.',
    inHands: '{name} says that it is there: their page and the buyer’s go on saying so.',
    report: 'There is a damage report about this order: whoever wrote it says that it is there.',
    writes: 'Write that it was a mistake',
    writesHint:
      'To buyer and recipient, if the e-mail of the delivery reached them; you read it before. Not ticked, nobody is written to.',
  },
  delayOpen:
    'The buyer has not answered the delay notice yet: they may wait or cancel. What you pack now may have to be unpacked, and once the agency has it they cannot cancel any more.',
  delayOpenOf: 'No answer to the delay notice yet: {numbers}.',
  delayAsks:
    'The buyer gets an e-mail and chooses to wait or to cancel; there cannot be two questions at a time.',
  delayAnnounces:
    'The order has left: buyer and recipient get the new dates by e-mail, with nothing to answer.',
  delayAnnouncesAlone:
    'The order has left: the buyer gets the new dates by e-mail, with nothing to answer; we have no address of the recipient.',
}
