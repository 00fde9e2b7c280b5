import type { AnyEndpoint } from '#kit/contract/endpoint.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';

/** Every call of the house: of areas, masters and reports. */
export const CALLS: readonly AnyEndpoint[] = CONTRACTS.flatMap((area) => [
  ...area.endpoints,
  ...area.masters.flatMap((master) => master.offered),
  ...area.reports.map((report) => report.endpoint),
]) as readonly AnyEndpoint[];
