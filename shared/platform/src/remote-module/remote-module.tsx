import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { RemoteName, RouteIdOf } from '@site/contracts/routes';

/** Loads one page of a remote, and nothing else of it. */
export type PageLoader = () => Promise<ComponentType>;

/** The door of a remote: all that the shell knows of it (contract version 1). */
export interface RemoteModule<Owner extends RemoteName = RemoteName> {
  /** The contract version that the remote was built for. */
  contract: number;
  name: Owner;
  /** One loader for each page that the route table gives to this remote. */
  pages: Record<RouteIdOf<Owner>, PageLoader>;
  /** State of the remote that outlives its pages. */
  slices: readonly Slice[];
}
