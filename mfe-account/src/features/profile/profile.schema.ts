import { parseBirthDate, toBirthDateDigits } from '@site/domain/birth-date';
import { digitsOf } from '@site/domain/digits';
import { phoneRule } from '@site/domain/phone';
import { required } from '@site/domain/required';
import { all, withMessage } from '@site/domain/rule';
import type { ProfileUpdate, User } from '@site/contracts/api/users';
import {
  type PersonalData,
  personalDataSchema,
  toWirePersonalData,
} from '#parts/personal-data/personal-data.schema.ts';
import { text } from './profile.text';

/** What a customer may change by himself, as the form holds it. CPF and e-mail are not included. */
export interface ProfileData extends PersonalData {
  ddd: string;
  phone: string;
  receiveAdvertisement: boolean;
}

const { politicallyExposed, ddd, ...rest } = personalDataSchema;

// In the order of the screen: the first field that is wrong gets the focus.
export const profileSchema = {
  ...rest,
  ddd,
  phone: all(required, withMessage(text.invalidPhone, phoneRule)),
  politicallyExposed,
};

/** The customer's record as the form holds it. */
export function toProfileData(user: User): ProfileData {
  const birthDate = parseBirthDate(user.birthDate);
  return {
    fullName: user.fullName,
    socialName: user.socialName,
    birthDate: birthDate ? toBirthDateDigits(birthDate) : '',
    postalCode: digitsOf(user.postalCode),
    address: user.address,
    number: digitsOf(user.number),
    complement: user.complement,
    neighborhood: user.neighborhood,
    city: user.city,
    state: user.state,
    politicallyExposed: String(user.politicallyExposed),
    ddd: digitsOf(user.ddd),
    phone: digitsOf(user.phone),
    receiveAdvertisement: user.receiveAdvertisement,
  };
}

/** The body of the PATCH: exactly the fields that a customer may change. */
export function profileUpdateOf(data: ProfileData): ProfileUpdate {
  const { ddd, phone, receiveAdvertisement } = data;
  return { ...toWirePersonalData(data), ddd, phone, receiveAdvertisement };
}
