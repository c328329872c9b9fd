import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useGetSelfQuery } from '@site/api/resources/users';
import { stepReached } from './checkout.slice';
import { forgetPurchase, type Purchase } from './checkout.storage';

/** Forgets a purchase that another customer left in this browser: nobody pays, or sees, what is not theirs. */
export function useForeignPurchase({ owner }: Partial<Purchase> = {}): void {
  const { data: self } = useGetSelfQuery(undefined, { skip: owner === undefined });
  const dispatch = useDispatch();
  const isForeign = owner !== undefined && self !== undefined && self.id !== owner;
  useEffect(() => {
    if (!isForeign) return;
    dispatch(stepReached(1));
    forgetPurchase();
  }, [isForeign, dispatch]);
}
