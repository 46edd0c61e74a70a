import { bullets, type LegalBlock, note, paragraph } from '../../legal.rules.ts'

export const prohibitedOfficialsEn: readonly LegalBlock[] = [
  note(
    'This is a summary in plain words of 31 CFR 515.337 and 515.338. The official text, with its amendments, is the one that counts. If in doubt, ask us before you sign.',
  ),
  paragraph('Of the Government of Cuba (515.337):'),
  bullets(
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
  ),
  paragraph('Of the Communist Party of Cuba (515.338):'),
  bullets(
    'Members of the Politburo and the Central Committee.',
    'Heads of department and employees of the Central Committee.',
    'Secretaries and first secretaries of the provincial committees.',
  ),
  paragraph(
    'These people do not appear on a list of names, which is why it is asked and certified. In general, being an ordinary party member or working in a school or a hospital is not enough to be one of them. Some sanctions also reach adult relatives of senior officials.',
  ),
]
