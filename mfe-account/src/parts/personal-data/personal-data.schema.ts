import { addressRule, cityRule, houseNumberRule, neighborhoodRule } from '@site/domain/address';
import { birthDateRule, parseBirthDate, toWireBirthDate } from '@site/domain/birth-date';
import { stateRule } from '@site/domain/brazilian-state';
import { fullNameRule, parseFullName } from '@site/domain/full-name';
import { todayInSaoPaulo } from '@site/domain/local-date';
import { dddRule } from '@site/domain/phone';
import { postalCodeRule } from '@site/domain/postal-code';
import { required } from '@site/domain/required';
import { all } from '@site/domain/rule';

/** Who somebody is and where they live, as a form holds it: masked fields keep digits, Sim is 'true', Não 'false'. */
export interface PersonalData {
  fullName: string;
  socialName: string;
  birthDate: string;
  postalCode: string;
  address: string;
  number: string;
  complement: string;
  neighborhood: string;
  city: string;
  state: string;
  politicallyExposed: string;
}

/** The rules that registration and profile share (document 1, section 5), in the order of the screen. */
export const personalDataSchema = {
  fullName: all(required, fullNameRule),
  birthDate: all(required, birthDateRule(todayInSaoPaulo)),
  politicallyExposed: required,
  postalCode: all(required, postalCodeRule),
  address: all(required, addressRule),
  number: all(required, houseNumberRule),
  neighborhood: all(required, neighborhoodRule),
  city: all(required, cityRule),
  state: all(required, stateRule),
  ddd: all(required, dddRule),
};

/** The same as the API takes it: the birth date is ISO at UTC midnight, names and places without loose spaces. */
export function toWirePersonalData(data: PersonalData) {
  const birthDate = parseBirthDate(data.birthDate);
  return {
    fullName: parseFullName(data.fullName) ?? data.fullName,
    socialName: data.socialName.trim(),
    birthDate: birthDate ? toWireBirthDate(birthDate) : '',
    postalCode: data.postalCode,
    address: data.address.trim(),
    number: data.number,
    complement: data.complement.trim(),
    neighborhood: data.neighborhood.trim(),
    city: data.city.trim(),
    state: data.state,
    politicallyExposed: data.politicallyExposed === 'true',
  };
}
