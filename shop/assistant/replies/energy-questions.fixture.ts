import type { CheckedQuestion } from './checked-question.fixture.ts'

const modernFridgeW = 110 * 0.45
const oldFridgeW = 200 * 0.54
const lithium = 0.9 * 0.9
const gel = 0.5 * 0.85
const smallHouseWh = 3467
/** What the usual inverter of a size draws in a blackout of twelve hours. */
const standbyWh = { small: 10 * 12, medium: 20 * 12 } as const
/** Watts at the start beyond those of running: the locked rotor of a motor. */
const extraStartW = { fridge: 1200 - 110, oldFridge: 1800 - 200 } as const
const panelShare = 4.5 * 0.75

/** Consumption, runtime (with what the inverter itself draws) and sizing. */
export const energyQuestions: readonly CheckedQuestion[] = [
  // runtime
  {
    question: '¿Cuánto me dura un refrigerador con una batería de 100 Ah?',
    intent: 'runtime',
    figures: [(1280 * lithium) / (modernFridgeW + 10)],
    products: ['bateria-lifepo4-12-v-100-ah'],
    says: [/12,8 V/],
  },
  {
    question: 'cuanto me dura el frío con la bateria de 200ah de 12v',
    intent: 'runtime',
    figures: [(2560 * lithium) / (modernFridgeW + 10)],
    products: ['bateria-lifepo4-12-v-200-ah'],
  },
  {
    question: 'Cuánto me aguanta el refri viejo con una batería de 24v 100 ah',
    intent: 'runtime',
    figures: [(2560 * lithium) / (oldFridgeW + 40)],
    products: ['bateria-lifepo4-24-v-100-ah'],
  },
  {
    question: '¿Cuántas horas dura una estación de 1000 Wh con dos ventiladores y el router?',
    intent: 'runtime',
    figures: [870 / (2 * 55 + 10 + 15)],
    products: ['estacion-portatil-1000-wh-1200-w'],
  },
  {
    question: 'tengo una planta de 2000wh cuanto me dura el refri y 3 bombillos',
    intent: 'runtime',
    figures: [1741 / (modernFridgeW + 27 + 25)],
    products: ['estacion-portatil-2000-wh-2400-w'],
  },
  {
    question: 'cuánto dura una batería de gel de 150 Ah 12 V con un televisor',
    intent: 'runtime',
    figures: [(150 * 12 * gel) / (45 + 10)],
    says: [/mitad/],
  },
  {
    question:
      'si se va la luz cuanto me aguanta un bateria de litio de 5120wh con aire inverter y nevera',
    intent: 'runtime',
    figures: [(5120 * lithium) / (1000 * 0.55 + modernFridgeW + 40)],
  },
  {
    question: 'How long will a 2000 Wh power station run a fridge?',
    intent: 'runtime',
    figures: [1741 / (modernFridgeW + 25)],
    products: ['estacion-portatil-2000-wh-2400-w'],
  },
  {
    question: 'how many hours does a 12V 100Ah battery run an old refrigerator and one fan',
    intent: 'runtime',
    figures: [(1280 * lithium) / (oldFridgeW + 55 + 10)],
  },
  {
    question: 'cuanto dura una bateria de 1 kwh con 200 watts',
    intent: 'runtime',
    figures: [(1000 * lithium) / (200 + 10)],
  },
  {
    question: '¿Cuánto me dura el kit nevera con el refrigerador y un ventilador?',
    intent: 'runtime',
    figures: [2074 / (modernFridgeW + 55 + 20)],
    products: ['kit-nevera-400-w-y-2560-wh'],
  },
  {
    question: 'cuánto me dura la estación de 500',
    intent: 'runtime',
    // a light of 9 W; the refrigerator's motor is beyond its surge
    figures: [435 / (9 + 0.6 * 10), (0.9 * 435) / (9 + 1.5 * 10)],
    says: [/refrigerador moderno: no lo arranca/],
    products: ['estacion-portatil-500-wh-500-w'],
  },
  {
    question: 'con una batería de carro de 70 Ah cuánto me duran 3 bombillos de 9 w',
    intent: 'runtime',
    figures: [(70 * 12 * 0.4) / (27 + 10)],
    says: [/¿De qué tipo es/, /mitad/],
  },
  {
    question: 'cuánto me dura una batería de carro con un ventilador',
    intent: 'runtime',
    figures: [],
    says: [/¿De qué tipo es la tuya y de cuántos Ah/],
  },
  // consumption
  {
    question: '¿Cuánto consume un refrigerador al día?',
    intent: 'consumption',
    figures: [1188, 2592, 1188 * 0.03],
  },
  {
    question: 'cuanta corriente gasta un split inverter',
    intent: 'consumption',
    figures: [1000 * 0.55 * 8, 1000 * 0.55 * 8 * 0.03],
  },
  { question: 'cuanto gasta la olla reina', intent: 'consumption', figures: [900 * 0.65] },
  {
    question: '¿Cuántos watts consume una turbina de agua?',
    intent: 'consumption',
    figures: [1000, 5000],
  },
  {
    question: 'How much power does a washing machine use?',
    intent: 'consumption',
    figures: [500, 2000],
  },
  {
    question: 'que consumo tienen dos ventiladores y un televisor juntos',
    intent: 'consumption',
    figures: [2 * 55 * 10 + 45 * 5],
  },
  {
    question: 'cuanto gasta un aire acondicionado en 8 horas',
    intent: 'consumption',
    figures: [1250 * 0.7 * 8],
  },
  // inverters
  {
    question: '¿Qué inversor necesito para un refrigerador, dos ventiladores y un televisor?',
    intent: 'inverter',
    figures: [110 + 110 + 45, (110 + 110 + 45) * 1.25, 265 + extraStartW.fridge, 1000],
  },
  {
    question: 'de cuantos watts tiene q ser el inverzor para una turbina y el refri',
    intent: 'inverter',
    figures: [1110, 5000 + 110, 3000],
  },
  {
    question: 'What size inverter do I need for a microwave and an old fridge?',
    intent: 'inverter',
    figures: [1300, 1300 * 1.25, 1300 + extraStartW.oldFridge, 2000],
  },
  {
    question: 'que inversor hace falta para mi casa',
    intent: 'inverter',
    figures: [419, 419 + extraStartW.fridge, 1000],
    says: [/casa pequeña típica/],
  },
  {
    question: 'q inversor me recomiendas para un split inverter y el refri',
    intent: 'inverter',
    figures: [1110, 1110 + extraStartW.fridge, 1500],
  },
  // panels and batteries
  {
    question: '¿Cuántos paneles necesito para una casa pequeña?',
    intent: 'panels',
    figures: [(smallHouseWh + standbyWh.small) / panelShare, 2],
    products: ['panel-solar-perc-550-w'],
  },
  {
    question: 'gasto 185 kwh al mes, cuantos paneles me hacen falta',
    intent: 'panels',
    figures: [(185_000 / 30 + standbyWh.medium) / panelShare, 4],
  },
  {
    question: 'How many panels do I need for a fridge and two fans?',
    intent: 'panels',
    figures: [(1188 + 1100 + standbyWh.small) / panelShare],
  },
  {
    question: 'qué batería necesito para un refri y un ventilador en un apagón de 8 horas',
    intent: 'batterySize',
    figures: [((modernFridgeW + 55 + 10) * 8) / lithium, (modernFridgeW + 55) * 8],
  },
  {
    question: 'what battery do I need for a TV and 4 lights for 5 hours',
    intent: 'batterySize',
    figures: [(45 * 5 + 4 * 9 * 5 + 10 * 5) / lithium],
  },
  // complete systems
  {
    question: '¿Cómo diseño un sistema solar para mi casa?',
    intent: 'system',
    figures: [smallHouseWh, (smallHouseWh + standbyWh.small) / panelShare],
    says: [/^\/calculadora-solar/],
  },
  {
    question: '¿Qué kit me recomiendas para una casa pequeña?',
    intent: 'system',
    figures: [smallHouseWh, 419],
    products: ['kit-casa-1650-w-y-5120-wh-a-48-v'],
  },
  {
    question: 'que kit me hace falta pa un refri, 2 ventiladores, 4 bombillos y el televisor',
    intent: 'system',
    figures: [1188 + 1100 + 216 + 225, 110 + 110 + 36 + 45],
  },
  {
    question: 'tengo un refri viejo, una lavadora y el aire, ¿qué me recomiendas?',
    intent: 'system',
    figures: [2592 + 250 + 1250 * 0.7 * 8],
    says: [/inverter/],
  },
  {
    question: 'Which kit do you recommend for a small house?',
    intent: 'system',
    figures: [smallHouseWh],
  },
  {
    question: 'I need a solar system for a fridge, a TV and 6 lights, 10 hours without power',
    intent: 'system',
    figures: [1188 + 225 + 324],
  },
  {
    question: 'mi recibo dice 300 kWh al mes que sistema compro',
    intent: 'system',
    figures: [10_000, (10_000 + 40 * 12) / panelShare],
  },
]
