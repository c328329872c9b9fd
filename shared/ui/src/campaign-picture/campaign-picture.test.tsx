import { fireEvent, render, screen } from '@testing-library/react';
import { CampaignPicture } from './campaign-picture';

test('a picture that does not load leaves its place and its name to the flower', () => {
  render(<CampaignPicture kind="ticket" address="/a.png" alt="Cartela da campanha Raspe Mais" />);
  const picture = screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' });
  expect(picture).toHaveAttribute('src', '/a.png');
  fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'Cartela da campanha Raspe Mais' })).not.toHaveAttribute('src');
});

test('a picture that does not load gives way to its fallback, and that one to the flower', () => {
  const { container } = render(<CampaignPicture kind="ticket" address="/own.png" fallback="/campaign.png" />);
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).toHaveAttribute('src', '/campaign.png');
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).not.toBeInTheDocument();
});

test('another picture in the place of one that failed is shown', () => {
  const { rerender, container } = render(<CampaignPicture kind="front" address="/a.png" />);
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).not.toBeInTheDocument();
  rerender(<CampaignPicture kind="front" address="/b.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

test('a picture to come is a grey shape; the first one of a page has its place in the markup', () => {
  const { container, rerender } = render(<CampaignPicture kind="ticket" />);
  expect(container.querySelector('[data-shape="ticket"]')).toBeInTheDocument();
  expect(container.querySelector('img')).not.toBeInTheDocument();
  rerender(<CampaignPicture kind="ticket" isFirst />);
  expect(container.querySelector('[data-shape="ticket"] + img[data-to-come]')).not.toBeVisible();
});
