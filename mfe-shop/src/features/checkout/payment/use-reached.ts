import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { stepReached } from '#features/checkout/checkout.slice.ts';

/** Whoever sees the payment has reached it, also one who is back from his bank or from a reload. */
export function useReached(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(stepReached(2));
  }, [dispatch]);
}
