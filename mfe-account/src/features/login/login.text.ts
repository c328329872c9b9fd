// Document 1, sections 2, 5 and 8: "Login".
export const text = {
  heading: 'Faça Login para continuar',
  sessionEnded: 'Sua sessão terminou. Entre novamente para continuar.',
  cpf: 'CPF',
  cpfExample: '000.000.000-00',
  password: 'Senha',
  enter: 'Entrar',
  entering: 'Entrando...',
  entered: 'Você entrou na sua conta.',
  forgotPassword: 'Esqueceu a senha?',
  noAccount: 'Ainda não tem conta?',
  signUp: 'Cadastre-se',
  invalid: 'CPF ou senha inválido(a)',
  tooShort: 'A senha deve ter no mínimo 6 caracteres',
  refused: 'Credenciais inválidas',
  noResponse: 'Erro desconhecido',
};
