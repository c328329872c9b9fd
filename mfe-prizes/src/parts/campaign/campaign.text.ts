export const text = {
  series: (series: string) => `Série ${series}`,
  registrationForm: 'Ficha de cadastro',
  conditions: 'Condições gerais',
};
