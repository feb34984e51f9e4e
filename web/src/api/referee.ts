/** The referee at a real table: who may call what, and the ruling on a call. */

import { post } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

export type DisputeStated = Schemas['DisputeStated'];
export type Hearing = Schemas['HearingShown'];
export type Claim = Schemas['ClaimShown'];

export const ruleOn = (stated: Readonly<Partial<DisputeStated>>): Promise<Hearing> =>
  post('/api/referee', stated);
