import { requiredMessage } from './required';

/** One of the 27 federative units. */
export interface BrazilianState {
  /** Two letters, as the API has it. */
  code: string;
  name: string;
}

/** The 27 federative units in the order of their names. */
export const brazilianStates: readonly BrazilianState[] = [
  { code: 'AC', name: 'Acre' },
  { code: 'AL', name: 'Alagoas' },
  { code: 'AP', name: 'Amapá' },
  { code: 'AM', name: 'Amazonas' },
  { code: 'BA', name: 'Bahia' },
  { code: 'CE', name: 'Ceará' },
  { code: 'DF', name: 'Distrito Federal' },
  { code: 'ES', name: 'Espírito Santo' },
  { code: 'GO', name: 'Goiás' },
  { code: 'MA', name: 'Maranhão' },
  { code: 'MT', name: 'Mato Grosso' },
  { code: 'MS', name: 'Mato Grosso do Sul' },
  { code: 'MG', name: 'Minas Gerais' },
  { code: 'PA', name: 'Pará' },
  { code: 'PB', name: 'Paraíba' },
  { code: 'PR', name: 'Paraná' },
  { code: 'PE', name: 'Pernambuco' },
  { code: 'PI', name: 'Piauí' },
  { code: 'RJ', name: 'Rio de Janeiro' },
  { code: 'RN', name: 'Rio Grande do Norte' },
  { code: 'RS', name: 'Rio Grande do Sul' },
  { code: 'RO', name: 'Rondônia' },
  { code: 'RR', name: 'Roraima' },
  { code: 'SC', name: 'Santa Catarina' },
  { code: 'SP', name: 'São Paulo' },
  { code: 'SE', name: 'Sergipe' },
  { code: 'TO', name: 'Tocantins' },
];

/** The state of a two-letter code in either case, or undefined. */
export const parseState = (text: string): BrazilianState | undefined =>
  brazilianStates.find(({ code }) => code === text.trim().toUpperCase());

/** 'Pernambuco - PE'. */
export const formatState = ({ name, code }: BrazilianState): string => `${name} - ${code}`;

/** The shared required message unless the text is the code of a state. */
export const stateRule = (value: string): string | undefined =>
  parseState(value) ? undefined : requiredMessage;
