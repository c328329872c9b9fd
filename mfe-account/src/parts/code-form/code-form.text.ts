// Document 1, sections 2 and 8, "Recovery"; document 2, section 8, "Verification and new password".
export const text = {
  code: 'Código de verificação',
  haveCode: 'Já tenho um código',
  fourDigits: 'Digite os quatro dígitos para confirmar.',
  confirm: 'Confirmar código',
  cancel: 'Cancelar',
  resend: 'Reenviar código',
  resendIn: (seconds: number) => `Você poderá pedir outro código em ${seconds}\u00a0s.`,
  incomplete: 'Por favor, preencha o código completo',
  wrong: 'Código inválido. Tente novamente.',
  failed: 'Erro ao validar código. Tente novamente mais tarde.',
  valid: 'Código validado com sucesso!',
};
