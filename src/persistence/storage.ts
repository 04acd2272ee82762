/** Asks the browser not to clear the saved games when the device runs short of room. True if it agrees. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    // Old browsers, and pages that were not served securely, have no storage manager.
    return false;
  }
}
