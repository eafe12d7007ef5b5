import type { Ask, CancelReason, Outcome } from '../../schema/answers.js';
import type { RequestUserInputBlock } from '../../schema/block.js';
import { fingerprint } from '../block/fingerprint.js';
import { requestIdentity } from '../block/requestIdentity.js';
import { cancelReasonOf } from './cancelReasonOf.js';

/** One request in the queue. */
export interface QueueEntry {
  /** The queue's own name for it; stable, and unique in this queue. */
  readonly key: string;
  /** Its place in the order of arrival, from 1. */
  readonly order: number;
  readonly block: RequestUserInputBlock;
  /** How it ended. Absent while it is open. */
  readonly outcome?: Outcome;
}

/** What the queue holds, each list in the order of arrival. A new object whenever something changed. */
export interface QueueSnapshot {
  readonly open: readonly QueueEntry[];
  /** The most recent ended entries. */
  readonly ended: readonly QueueEntry[];
}

/** Requests on their way to a person: adapters fill it, an interface reads and settles it. */
export interface QuestionQueue {
  /**
   * Puts a block into the queue. Resolves once, with the outcome; never rejects. The same request asked
   * again gives the same promise, before and after its end. An aborted signal cancels it: as `aborted`, or
   * for the reason it was aborted with, if that is one of ours.
   */
  readonly ask: Ask;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => QueueSnapshot;
  /** Ends an open entry. The first outcome counts: false where the entry is unknown or has ended. */
  readonly settle: (key: string, outcome: Outcome) => boolean;
  /** Ends an open entry whose time has run out. */
  readonly expire: (key: string) => boolean;
  /** Ends an open entry that the asker took back. */
  readonly withdraw: (key: string) => boolean;
}

/** How much a queue remembers. */
export interface QueueOptions {
  /** How many ended entries stay in the snapshot and are known when they are asked again. Default 200. */
  readonly keepEnded?: number;
}

interface Slot {
  readonly entry: QueueEntry;
  readonly promise: Promise<Outcome>;
  readonly finish: (outcome: Outcome) => void;
  /** How to stop listening to the signals of everyone who asked. */
  readonly stopListening: (() => void)[];
  readonly identity: string | undefined;
  readonly asks: string;
}

/** Makes an empty queue. Without timers, network or interface. */
export function createQuestionQueue({ keepEnded = 200 }: QueueOptions = {}): QuestionQueue {
  const open = new Map<string, Slot>();
  const ended = new Map<string, Slot>();
  const listeners = new Set<() => void>();
  let count = 0;
  let snapshot: QueueSnapshot = { open: [], ended: [] };

  const changed = () => {
    const entries = (slots: ReadonlyMap<string, Slot>) => [...slots.values()].map(({ entry }) => entry);
    snapshot = { open: entries(open), ended: entries(ended) };
    for (const listener of [...listeners]) listener();
  };

  const settle = (key: string, outcome: Outcome): boolean => {
    const slot = open.get(key);
    if (slot === undefined) return false;
    open.delete(key);
    ended.set(key, { ...slot, entry: { ...slot.entry, outcome } });
    for (const oldest of ended.keys()) {
      if (ended.size <= keepEnded) break;
      ended.delete(oldest);
    }
    for (const stop of slot.stopListening) stop();
    slot.finish(outcome);
    changed();
    return true;
  };

  const repeated = (identity: string | undefined, asks: string): Slot | undefined => {
    if (identity === undefined) return undefined;
    return [...open.values(), ...ended.values()].find(
      (slot) => slot.identity === identity && slot.asks === asks,
    );
  };

  const opened = (block: RequestUserInputBlock, identity: string | undefined, asks: string): Slot => {
    count += 1;
    const key = `question-${count}`;
    let finish: Slot['finish'] = () => undefined;
    const promise = new Promise<Outcome>((resolve) => {
      finish = resolve;
    });
    const entry = { key, order: count, block };
    const slot = { entry, promise, finish, stopListening: [], identity, asks };
    open.set(key, slot);
    changed();
    return slot;
  };

  const listen = (slot: Slot, signal: AbortSignal | undefined) => {
    if (signal === undefined || !open.has(slot.entry.key)) return;
    const abort = () => settle(slot.entry.key, cancel(cancelReasonOf(signal)));
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort);
    slot.stopListening.push(() => signal.removeEventListener('abort', abort));
  };

  const ask: Ask = (block, signal) => {
    const identity = requestIdentity(block);
    const asks = fingerprint(block);
    const known = repeated(identity, asks);
    if (known === undefined && signal?.aborted === true)
      return Promise.resolve(cancel(cancelReasonOf(signal)));
    const slot = known ?? opened(block, identity, asks);
    listen(slot, signal);
    return slot.promise;
  };

  return {
    ask,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    settle,
    expire: (key) => settle(key, cancel('expired')),
    withdraw: (key) => settle(key, cancel('withdrawn')),
  };
}

function cancel(reason: CancelReason): Outcome {
  return { action: 'cancel', reason };
}
