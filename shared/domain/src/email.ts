const shape =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*\.[a-z]{2,}$/i;

/** The address without the spaces that keyboards leave around it, or undefined when it is none. */
export function parseEmail(text: string): string | undefined {
  const email = text.trim();
  const [local = ''] = email.split('@');
  const hasLooseDot = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return email.length <= 254 && shape.test(email) && !hasLooseDot ? email : undefined;
}

/** 'Precisa ser um e-mail válido' unless the text is an address with a domain. */
export const emailRule = (value: string): string | undefined =>
  parseEmail(value) ? undefined : 'Precisa ser um e-mail válido';
