export const text = {
  prompt: 'Entre na sua conta para ver suas premiações.',
  signIn: 'Entrar',
};
