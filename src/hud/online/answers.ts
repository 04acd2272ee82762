/** In milliseconds: the second click of a double click comes within this time. */
const DOUBLE = 500;

/**
 * Buttons that answer one question after the other in the same place. The next question does not take the rest of a
 * double click that answered the previous one.
 */
export interface Answers {
  /** Prepares a button: notes when it is clicked, and keeps it disabled for a moment if another one just was. */
  add(button: HTMLButtonElement): HTMLButtonElement;
}

export function createAnswers(): Answers {
  let clickedAt = -Infinity;
  return {
    add(button) {
      button.addEventListener('click', () => (clickedAt = performance.now()), { capture: true });
      if (performance.now() - clickedAt < DOUBLE) {
        button.disabled = true;
        setTimeout(() => (button.disabled = false), DOUBLE);
      }
      return button;
    },
  };
}
