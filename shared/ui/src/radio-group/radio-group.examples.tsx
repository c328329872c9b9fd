import { RadioGroup } from './radio-group';

const accounts = [
  { value: 'corrente', label: 'Conta corrente' },
  { value: 'poupanca', label: 'Conta poupança' },
];

export const examples = {
  'side by side': (
    <RadioGroup legend="Tipo de conta" name="type" options={accounts} defaultValue="corrente" required />
  ),
  stacked: <RadioGroup legend="Tipo de conta" name="stacked" options={accounts} stacked />,
  error: <RadioGroup legend="Tipo de conta" name="wrong" options={accounts} error="Campo obrigatório" />,
};
