import { baseApi } from '#base-api.ts';
import { callPolicy } from '#call-policy.ts';
import {
  currentEvent,
  type CurrentEvent,
  type Draw,
  draws,
  type Event,
  events,
  eventWithDraws,
  type EventWithDraws,
  years,
} from '@site/contracts/api/static-data';
import { text } from './static-data.text';

const policy = callPolicy({ failureText: text.failed, announce: 'caller' });

const staticDataApi = baseApi.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    getYears: build.query<number[], void>({
      query: () => ({ url: '/static-worker/anos', anonymous: true }),
      rawResponseSchema: years,
      ...policy,
    }),
    listEvents: build.query<Event[], number>({
      query: (year) => ({ url: `/static-worker/eventos/${year}`, anonymous: true }),
      rawResponseSchema: events,
      ...policy,
    }),
    getEvent: build.query<EventWithDraws, string>({
      query: (code) => ({ url: `/static-worker/evento/${encodeURIComponent(code)}`, anonymous: true }),
      rawResponseSchema: eventWithDraws,
      ...policy,
    }),
    getCurrentEvent: build.query<CurrentEvent, void>({
      query: () => ({ url: '/static-worker/atual/evento', anonymous: true }),
      rawResponseSchema: currentEvent,
      ...policy,
    }),
    listDraws: build.query<Draw[], string>({
      query: (code) => ({ url: `/static-worker/sorteios/${encodeURIComponent(code)}`, anonymous: true }),
      rawResponseSchema: draws,
      ...policy,
    }),
  }),
});

/** The public data of campaigns (D18). These calls use no authentication; the caller shows a failure (D61). */
export const {
  useGetYearsQuery,
  useListEventsQuery,
  useGetEventQuery,
  useGetCurrentEventQuery,
  useListDrawsQuery,
  useLazyListDrawsQuery,
} = staticDataApi;

/** Asks for the campaign on sale ahead of the page that shows it. */
export const askCurrentEvent = () =>
  staticDataApi.endpoints.getCurrentEvent.initiate(undefined, { subscribe: false });

/** Whether an action brings the campaign on sale: the cart drops what is sold no more. */
export const isCurrentEventAnswer = staticDataApi.endpoints.getCurrentEvent.matchFulfilled;
