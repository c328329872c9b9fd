import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/** Loads one page of a remote, and nothing else of it. */
export type PageLoader = () => Promise<ComponentType>;

/**
 * The door of a remote: all that the shell knows of it (contract version 1). `Page` are the names of its pages: those that the
 * route table gives to it (`RouteIdOf`), and those of its own `src/remote/routes.ts`.
 */
export interface RemoteModule<Page extends string = string> {
  /** The contract version that the remote was built for. */
  contract: number;
  name: string;
  /** One loader for each page, by its name. */
  pages: Record<Page, PageLoader>;
  /** State of the remote that outlives its pages. */
  slices: readonly Slice[];
}
