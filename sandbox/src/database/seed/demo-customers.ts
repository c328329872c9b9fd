/** The demo customers. All have the password `ciranda1`. The CPFs are well-formed numbers of nobody. */
export const demoPassword = 'ciranda1';

const home = {
  socialName: '',
  postalCode: '01310100',
  address: 'Rua das Acácias',
  number: '120',
  complement: 'Apto 31',
  neighborhood: 'Jardim das Flores',
  city: 'São Paulo',
  state: 'SP',
  ddd: '11',
  politicallyExposed: false,
  receiveAdvertisement: true,
  isActivated: true,
};

/** Has titles of several years, prizes and orders in every state. */
export const marina = {
  ...home,
  cpf: '52998224725',
  email: 'marina@ciranda.example',
  fullName: 'Marina Alves da Rocha',
  birthDate: '1988-04-12',
  phone: '987654321',
};

/** Has nothing yet. */
export const joao = {
  ...home,
  cpf: '11144477735',
  email: 'joao@ciranda.example',
  fullName: 'João Batista Figueira',
  birthDate: '1975-11-03',
  phone: '976543210',
};

/** Has not activated the account. */
export const rita = {
  ...home,
  cpf: '35104075397',
  email: 'rita@ciranda.example',
  fullName: 'Rita de Cássia Moura',
  birthDate: '2001-07-21',
  phone: '965432109',
  isActivated: false,
};
