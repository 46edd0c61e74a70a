import { lexicon } from '../hazards/lexicon.rules.ts'

/** Somebody of the house, by the words for them alone: 'me' and 'mi' are nobody's name. */
export const relative = lexicon(
  `nino nina ninos ninas nene nena bebe chama chamaco- chamaquit- muchachit- chiquill- nieto nieta niet- hijo hija hijos sobrin-
  hermanit- primit- abuel- viejo vieja viejit- mama papa mami papi madre padre esposo esposa marido mujer tio tia primo prima hermano
  hermana cunado cunada suegro suegra vecin- perro perra perrito gato gata kid kids child children baby toddler boy girl son daughter
  nephew niece grandson granddaughter grandma grandpa grandmother grandfather mother father mom dad brother sister husband wife cousin
  uncle aunt neighbor dog cat puppy he she`,
)
/** Where a small thing gets into somebody. */
export const opening = lexicon(
  'nariz narices narizota nose nostril oido oidos oreja orejas ear ears boca boquita garganta mouth throat lengua',
)
export const limb =
  /\b(?<!(?:a|de|segunda|mala|buena|la) )(mano|manos|manitas?|dedos?|deditos?|brazos?|vista|ojos?|ojito|piel|cara|piernas?|pies?|boca|hands?|arms?|fingers?|eyes?|skin|face|legs?|foot|feet|mouth|lips)\b|\b(en|por|de|a|para|hasta) (la|las) (manos?|cara|piel|vista|boca|piernas?)\b/
export const symptom =
  /\b(pecho|palpit\w+|corazon|mare[ao]\w*|desmay\w*|vomit\w*|tiembl\w*|temblando|brazo izquierdo|palid[oa]|confundid\w|entumid\w|dormid[oa] (el|la)|quemad\w+|quemo|debil|muert[oa]|tieso|tiesa|chest|heart|dizzy|numb|faint\w*|shaking|burn\w*|weak|dead|stiff)\b/
/** A purchase or a calculation is asked for, not what to do. */
export const planning =
  /\b(quiero|quisiera|necesito|busco|compr\w+|vend\w+|tienen|recomiend\w+|cual|cuales|que (kit|estacion|inversor|bateria|equipo|me sirve)|respaldo|con que|manten\w+|apagones|gasta|consume|puedo|puede|para (el|la|los|cuando)|(si|cuando) (se va|quitan|hay)|vatios|watts|\d+ ?w|cuant[oa]s?|dura|duran|aguant\w+|alcanz\w+|sirve|precio|want|need|buy|recommend|which|what (kit|station|size)|backup|how (long|many|much)|last|enough|price|sell)\b/
export const asksHelp =
  /\b(que (hago|hacemos|debo|hay que)|ayud\w+|auxilio|socorro|urgen\w+|corr(e|an)|what (do|should|can) (i|we)|help|hurry|asap|se ahoga|ahogando|no respira|cant breathe|can not breathe)\b/
