import type { ManifestCode } from '../../manifest/manifestCode.js';
import type { AdviceEntry } from '../advice/adviceWords.js';

/** Sentences for plugin authors about a manifest, its config form and its JSON, by code. Apart from `Messages`, so that a chat does not load them. */
export type ManifestWords = Readonly<Record<ManifestCode, AdviceEntry>>;
