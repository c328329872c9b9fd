export const text = {
  invitation: 'Entre na roda: seus títulos, números e premiações em um só lugar.',
};
