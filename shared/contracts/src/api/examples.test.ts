import * as v from 'valibot';
import { loginAnswer, loginRequest } from './auth';
import { banks } from './banks';
import { clientIp } from './client-ip';
import { failure } from './failure';
import { featuresAnswer } from './features';
import { checkoutCreated, payAnswer, payments, payRequest } from './payments';
import { payoutCreated, payoutDetail, payoutRequest } from './payout';
import { exchangeablePrizes, pendingPrizes, prizes, scratchCardStates } from './prizes';
import { currentEvent, draws, events, eventWithDraws, years } from './static-data';
import { titleDetail } from './title-detail';
import { titleList } from './titles';
import { registration, user } from './users';

const example = (name: string): unknown => jest.requireActual(`@site/contracts/examples/${name}.json`);

const schemas = {
  banks,
  checkout: checkoutCreated,
  'client-ip': clientIp,
  'current-event': currentEvent,
  draws,
  event: eventWithDraws,
  events,
  'exchangeable-prizes': exchangeablePrizes,
  failure,
  features: featuresAnswer,
  login: loginAnswer,
  'login-request': loginRequest,
  'pay-card': payAnswer,
  'pay-pix': payAnswer,
  'pay-request': payRequest,
  payments,
  payout: payoutDetail,
  'payout-created': payoutCreated,
  'payout-request': payoutRequest,
  'pending-prizes': pendingPrizes,
  prizes,
  registration,
  'scratch-cards': scratchCardStates,
  'title-detail': titleDetail,
  'title-list': titleList,
  user,
  years,
};

test.each(Object.entries(schemas))('accepts the example %s', (name, schema) => {
  expect(v.safeParse(schema, example(name)).issues).toBeUndefined();
});
