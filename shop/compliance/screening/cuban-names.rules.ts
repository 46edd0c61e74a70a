/** Common given names and surnames in Cuba; a company named after one does not match its bearers. */
const input = `abel adela adrian aida alain albert alberto aleida alejandra alejandro alexander alexis alfonso
alfredo alicia alina amanda amparo ana andrea andres angel angela anselmo antonia antonio ariel armando arnaldo
arturo aurora barbara barbaro beatriz bernardo bertha blanca boris bruno camila candelaria caridad carlos carmen
carolina cecilia celia cesar clara claudia concepcion consuelo cristina dagoberto daisy daniel daniela david dayana
dayron delia diana diego dolores dulce eddy edel edgar edith eduardo elena elias elisa elizabeth elsa emilia emilio
enrique eric ernesto esperanza esteban estela esther eugenia eugenio eva evelio fabian felicia felipe felix fermin
fernando fidel flora florencia francisca francisco frank gabriel gabriela gerardo gilberto gisela gladys gloria
gonzalo graciela gregorio guadalupe guillermo gustavo hector hilda hugo humberto ibrahim idalmis ignacio ileana ines
irene iris irma isabel isidro ismael ivan ivette ivonne jacinto jaime javier jesus joaquin joel jorge jose josefa
josefina juan juana juanita julia julian julio justo karel karla laura lazara lazaro leandro leidy leonardo leonel
leonor leticia lidia liliana lina lisandra lorena lorenzo lourdes lucia luis luisa luz magaly maikel manuel manuela
marcelo marcos margarita maria mariana maribel mariela mario marisol maritza marlen marta martha martin mauricio
maximo mayra mercedes miguel milagros mirella miriam mirta modesto monica nancy natalia nelson nestor nicolas niurka
noel nora norma odalys ofelia olga omar onelia orlando oscar osvaldo pablo patricia paula pedro pilar rafael ramiro
ramon raquel raul rebeca regla reinaldo rene ricardo rigoberto roberto rodolfo rodrigo rogelio rolando roman rosa
rosario ruben salvador samuel sandra santiago sara sergio silvia simon sofia soledad sonia susana tamara tania teresa
tomas ulises vicente victor victoria vilma virgen virginia vivian vladimir walter wendy wilfredo william xiomara
yadira yaima yamila yandy yanet yanisleidys yasmany yenisey yolanda yordanis yuliet yunior yusnier zoila`
const surnames = `abreu acosta aguila aguilar aguilera alarcon alfonso almeida alonso alvarez amador aragon arias
armas arteaga avila ayala aguiar baez barrera barreto batista bello benitez bermudez betancourt blanco borges bravo
brito caballero cabrera calderon calzada campos cardenas cardoso carrasco carrera castellanos castillo castro ceballos
cedeno cespedes chacon chavez cisneros collazo contreras cordero cordova corrales correa cruz cuesta delgado diaz
dominguez duarte duran echevarria escalona escobar espinosa estevez estrada fajardo fernandez ferrer figueredo flores
fonseca fuentes galvez garces garcia garrido gil gomez gonzalez gongora guerra guerrero guevara gutierrez hechavarria
heredia hernandez herrera hidalgo ibarra iglesias izquierdo jimenez jorge labrada lazo leal leon leyva linares llanes
lopez lorenzo lozano luna machado maceo marquez marrero martin martinez matos medina mejias mendez mendoza menendez
mesa milanes milian miranda mola molina monteagudo montero montes mora morales moreno moya munoz naranjo navarro
nieves nunez ochoa ojeda oliva olivera ordonez orozco ortega ortiz osorio otero oviedo pacheco padron palacios palma
paneque parra paz pedroso pena peralta perdomo pereira perez pino ponce portal prado prieto puente pupo quesada
quintana quintero ramirez ramos reina rey reyes reynaldo ricardo rios riquelme rivas rivera rivero roca rodriguez
rojas roman romero rosales ruiz saavedra salazar salgado salinas sanchez sandoval santana santiago santos sarmiento
serrano sierra silva sosa soto suarez tamayo tejeda toledo torres trujillo urrutia valdes valdez valle varela vargas
varona vazquez vega velazquez vera vidal viera vila vilar villa villar yanes zaldivar zamora zayas zuniga`

const ofPersons = new Set(`${input} ${surnames}`.split(/\s+/))

export const isPersonList = (word: string): boolean => ofPersons.has(word)
