import { CodeBoxesDemo } from './code-boxes-demo';

export const examples = {
  'four digits': <CodeBoxesDemo label="Código de verificação" length={4} start="72" />,
  'five letters and digits': (
    <CodeBoxesDemo label="Código do título" length={5} kind="letters-and-digits" start="aB3" />
  ),
  error: (
    <CodeBoxesDemo
      label="Código de verificação"
      length={4}
      start="7291"
      error="Código inválido. Tente novamente."
    />
  ),
  disabled: <CodeBoxesDemo label="Código de verificação" length={4} start="7291" disabled />,
};
