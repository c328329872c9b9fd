export const text = {
  series: (series: string) => `Série ${series}`,
  registrationForm: 'Ficha de cadastro',
  conditions: 'Condições gerais',
  downloadFailed: 'Erro ao baixar ficha de cadastro. Tente novamente mais tarde.',
};
