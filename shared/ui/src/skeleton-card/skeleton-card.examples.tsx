import { SkeletonCard } from './skeleton-card';

export const examples = {
  'a form': <SkeletonCard shapes={['title', 'field', 'field']} />,
  'a title': <SkeletonCard padding="snug" shapes={['image', 'title', 'half']} />,
};
