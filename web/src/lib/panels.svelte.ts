/* What lies over every screen and is opened from anywhere. */
class Panels {
  settings = $state(false);
}
export const panels = new Panels();
