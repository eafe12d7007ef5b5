import type { LintCode } from '../../core/lint/lintCode.js';
import type { DiagnosisCode } from '../../schema/diagnosisCode.js';
import type { IssueParams } from '../messages.js';

/** A sentence, or how to make one of an issue's parameters. */
export type Sentence = string | ((params: IssueParams) => string);

/** What is the matter, and what to do about it. */
export interface AdviceEntry {
  readonly text: Sentence;
  readonly advice: Sentence;
}

/** Sentences for people who build plugins and hosts, by code. Apart from `Messages`, so that a chat does not load them. */
export type AdviceWords = Readonly<Record<DiagnosisCode | LintCode, AdviceEntry>>;
