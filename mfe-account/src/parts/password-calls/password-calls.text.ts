// Document 1, section 8: "Recovery", "Forgot password".
export const text = {
  sent: 'E-mail enviado com sucesso',
  sendFailed: 'Erro ao enviar e-mail',
  noResponse: 'Erro desconhecido',
  changeFailed: 'Erro ao atualizar a senha. Por favor, tente novamente.',
};
