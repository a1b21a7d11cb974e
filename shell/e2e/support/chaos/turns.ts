import type { Actor, Step } from './actor';

/**
 * Returns a function that gives an actor's next step. The steps are drawn like cards from a shuffled deck: each is drawn
 * once before one is drawn again. A step that is not possible yet stays in the deck, and is drawn as soon as it is.
 */
export function turnsOf(actor: Actor, deck: readonly Step[]): () => Step {
  const left: Step[] = [];
  const isPossible = ({ isPossible: test }: Step) => test?.(actor) ?? true;
  return () => {
    if (!left.some(isPossible)) left.push(...actor.random.shuffle(deck));
    const [step] = left.splice(left.findIndex(isPossible), 1);
    if (!step) throw new Error('The deck has no step that is always possible.');
    return step;
  };
}
