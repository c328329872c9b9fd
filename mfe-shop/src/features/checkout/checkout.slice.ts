import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Step } from '@site/domain/step';
import { isForgetting } from './forgetting.api';

/** The step that the purchase has reached in this tab. It does not survive a reload: what must is in the storage. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: { reached: 1 as Step },
  reducers: {
    stepReached: (state, { payload }: PayloadAction<Step>) => {
      state.reached = payload;
    },
  },
  extraReducers: (builder) => {
    // Somebody signed in or out: a purchase belongs to one customer.
    builder.addMatcher(isForgetting, (state) => {
      state.reached = 1;
    });
  },
  selectors: {
    selectReached: (state) => state.reached,
  },
});

export const { stepReached } = checkoutSlice.actions;
export const { selectReached } = checkoutSlice.selectors;
