import { CampaignPicture } from './campaign-picture';

export const examples = {
  'to come': <CampaignPicture kind="ticket" />,
  'that does not load': <CampaignPicture kind="ticket" address="data:," alt="Cartela da campanha" />,
};
