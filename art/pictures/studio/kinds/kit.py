"""Kits: everything that is in the box, panels behind, machines before them, small things in front."""
import battery
import inverter
import panel
import station
from shapes import group


def _rows(parts, scenes):
    """Parts with their makers, by the row in which they stand."""
    rows = {'panel': [], 'machine': [], 'small': []}
    for part in parts:
        scene = scenes[part['sku']]
        row = {'panel': 'panel', 'accessory': 'small'}.get(scene['category'], 'machine')
        rows[row].append((scene, part['qty']))
    return rows


def _panels(row, x):
    """Stands the panels side by side, each a little behind the one before; gives back where they end."""
    for scene, count in row:
        w, d = scene['size']['w'], scene['size']['d']
        if 'fold' in scene['specs']['technology']:
            for at in range(count):
                with group((x + w / 2, 26 * at, 0)):
                    panel.folding(scene)
            x += w
            continue
        step = max(w * 0.2, w * 0.62 / max(1, count / 3))
        for at in reversed(range(count)):
            with group((x + w / 2 + at * step, at * (d + 5), 0)):
                panel.glass(scene, leads=False, lean=8)
        x += w + step * (count - 1)
    return x


MACHINES = {'battery': battery.build, 'inverter': inverter.build, 'portable': station.build}


def _machine_spots(row):
    """Each machine with the room it takes; more than one battery is stacked or stands beside."""
    spots = []
    for scene, count in row:
        rack = scene['specs'].get('mount', '').startswith('rack')
        spots.append((scene, [(0, at * scene['size']['h']) for at in range(count)] if rack else
                      [(at * scene['size']['w'] * 1.1, 0) for at in range(count)]))
    return spots


def _machines(row, left, y, scale):
    x = left
    for scene, places in _machine_spots(row):
        w, d = scene['size']['w'] * scale, scene['size']['d'] * scale
        for dx, dz in places:
            with group((x + w / 2 + dx * scale, y - d / 2, dz * scale), (0, 0, 0), scale):
                MACHINES[scene['category']](scene)
        x += w + max(dx for dx, _ in places) * scale + 4 * scale
    return x


def _small(row, left, right, y, makers, scale):
    """Small things in front, in one line between the sides, drawn larger than they are so that they are seen."""
    widths = [WIDTHS.get(scene['sku'].rsplit('-', 1)[0], 8) for scene, _ in row]
    room = right - left
    scale = min(scale, room * 0.94 / (sum(widths) * 1.12)) if widths else scale
    gap = (room - sum(widths) * scale) / (len(widths) + 1) if widths else 0
    x = left + gap
    for (scene, _), w in zip(row, widths):
        with group((x + w * scale / 2, y, 0), (0, 0, 0), scale):
            makers[scene['sku']](scene)
        x += w * scale + gap


WIDTHS = {'ACC-CAB': 22, 'ACC-RIEL': 36, 'ACC-BATC': 17, 'ACC-CAJA': 14, 'ACC-MPPT': 10, 'ACC-SOP': 10, 'ACC-MC4': 14, 'ACC-BRK': 4,
          'ACC-FUS': 7}
"""How wide each kind of small thing lies, in inches."""


def builder(kit, scenes, makers):
    """A function that builds the whole kit."""
    rows = _rows(kit['components'], scenes)

    def build():
        tallest = max([s['size']['h'] for s, _ in rows['panel']] + [0])
        machines = sum(s['size']['w'] * 1.1 for s, _ in rows['machine'])
        big = 1.0 if not tallest else min(2.0, max(1.0, tallest * 0.6 / max(s['size']['h'] + 1 for s, _ in rows['machine'])))
        folds = any('fold' in s['specs']['technology'] for s, _ in rows['panel'])
        big = 1.4 if folds else big
        start = 0.0
        end = _panels(rows['panel'], 0) if rows['panel'] else 0
        deepest = max(s['size']['d'] for s, _ in rows['machine']) * big
        y = -10 if folds else -6 - tallest * 0.04
        left = end - machines * big * (1.0 if folds else 0.34) if rows['panel'] else 0
        right = _machines(rows['machine'], left, y, big)
        small = 1.0 if not tallest else max(1.4, tallest / 34)
        _small(rows['small'], start, right, y - deepest - 6 - tallest * 0.09, makers, small)

    return build
