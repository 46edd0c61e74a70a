import type { Messages } from '#kernel/messages.ts'
import type { declaration as spanish } from './declaration.es.ts'

export const declaration: Messages<typeof spanish> = {
  title: 'Certified declaration for shipping to Cuba',
  intro:
    'Tick each point. Each one is a separate statement; if you cannot affirm one of them, do not sign, and write to us.',
  officialsTitle: 'Point 3: who prohibited officials and members are',
  signature: 'Signature: your full name',
  hint: 'Exactly as the buyer’s name: {name}',
  stored:
    'We store with the order this text, your signature, the date, the time, the IP address and the browser.',
  mustAccept: 'You must accept the declaration to ship to Cuba.',
  point: 'Point {number}',
  mustTick: 'Tick this point to continue.',
  mustSign: 'Enter your full name as the signature.',
  mustBeSame: 'The signature must be your full name, the same as the buyer’s: {name}.',
  changed: 'The declaration has changed since you opened the page. Read it again and sign it.',
  statements: {
    first:
      'I am of legal age, and the data I have given about myself, the recipient and the order is true and complete.',
    second:
      'The recipient is a private individual or a private business of up to 100 employees in Cuba. They will use the equipment in their home, with their family or in their private business. It will not be resold, or diverted or re-exported to another country or to prohibited persons.',
    third:
      'Neither I, nor the recipient, nor the person authorised to receive is a prohibited official of the Government of Cuba or a prohibited member of the Communist Party, under 31 CFR 515.337 and 515.338. I have read the summary on this page.',
    fourth:
      'The equipment is not for the Government of Cuba, the Communist Party, MINFAR, MININT or the PNR, and will not benefit them. Nor is it for a person or entity on the Cuba Restricted List, the SDN list or another United States list, or for a company in which they hold 50% or more. Nobody who takes part in this order is on those lists, as far as I know.',
    fifth:
      'The equipment will not be used for military, police, nuclear, chemical, biological or missile purposes.',
    sixth:
      'I pay with my own funds. No bank of the Cuban State takes part in the payment, and no bank or remittance company that is on lists, such as FINCIMEX or Orbit.',
    seventh:
      'I understand that the shipment is made under a licence exception of the EAR (such as SCP or GFT) or under a licence; that the seller may ask for proof, hold or cancel the order; that, if the seller tells me it travels as a gift parcel, the limits of that exception apply; and that a false declaration may be a federal crime in the United States.',
    eighth:
      'I agree that this declaration and the data of the order are kept for 10 years and handed to the authorities of the United States if they ask for them.',
  },
  officials: {
    note: 'This is a summary in plain words of 31 CFR 515.337 and 515.338. The official text, with its amendments, is the one that counts. If in doubt, ask us before you sign.',
    government: 'Of the Government of Cuba (515.337):',
    governmentMembers: [
      'Ministers and vice-ministers.',
      'Members of the Council of State and the Council of Ministers.',
      'Members and employees of the National Assembly of People’s Power.',
      'Members of the provincial assemblies of People’s Power.',
      'Local sector chiefs of the Committees for the Defence of the Revolution (CDR).',
      'Directors-general, deputy directors-general and higher posts of ministries and state agencies.',
      'Employees of the Ministry of the Interior (MININT) and of the Ministry of the Revolutionary Armed Forces (MINFAR).',
      'Secretaries and first secretaries of the Confederation of Cuban Workers (CTC) and of its unions.',
      'Chief editors, editors and deputy editors of state-run media.',
      'Members and employees of the Supreme Court.',
    ],
    party: 'Of the Communist Party of Cuba (515.338):',
    partyMembers: [
      'Members of the Politburo and the Central Committee.',
      'Heads of department and employees of the Central Committee.',
      'Secretaries and first secretaries of the provincial committees.',
    ],
    end: 'These people do not appear on a list of names, which is why it is asked and certified. In general, being an ordinary party member or working in a school or a hospital is not enough to be one of them. Some sanctions also reach adult relatives of senior officials.',
  },
}
