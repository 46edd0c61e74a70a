"""Solar panels: framed glass leaning on its stand, and cloth that folds."""
import math

import materials as of
from parts import mc4, stamp_in
from shapes import box, card, group, tube


def _frame(w, h, d):
    metal = of.aluminium()
    rim = 0.45
    for side in (-1, 1):
        box((side * (w - rim) / 2, 0, 0), (rim, d, h), metal, 0.05)
        box((0, 0, 0.01 if side < 0 else h - rim - 0.01), (w - 0.04, d - 0.03, rim), metal, 0.05)


def _leads(w, h, d, lean):
    """Both cables come down behind the panel and out to the right, on the ground."""
    rise = math.tan(math.radians(lean))
    size = 0.9 + h * 0.006
    for start, far, colour in ((w * 0.1, 0, None), (0, 1, of.red)):
        paint = colour() if colour else of.rubber()
        high = h * 0.4
        y = -d - 1.4 - far * h * 0.045
        tube([(start, high * rise + d + 1, high), (start + w * 0.1, high * rise + d + 1.4, high * 0.5), (start + w * 0.2, d + 2.5, 1),
              (w * 0.5, d + 1.5, 0.3), (w * 0.62, d, 0.3), (w * 0.66 - far * 2, y, 0.3), (w * 0.8, y, 0.3)],
             0.16 + h * 0.0008, paint, soft=True)
        mc4(w * 0.8 + size, y, 0.32 * size, -4, size, colour is None)


def glass(scene, leads=True, lean=12, legs=True):
    """A framed panel: its face is at y = 0 and it leans back."""
    w, h, d = (scene['size'][side] for side in 'whd')
    if leads:
        _leads(w, h, d, lean)
    with group((0, 0, 0), (-lean, 0, 0)):
        _frame(w, h, d)
        box((0, d * 0.1, 0.2), (w - 0.5, d * 0.3, h - 0.4), of.white(), 0)
        card((0, -d * 0.32, h / 2), w - 0.9, h - 0.9, scene['decals']['face']['file'], 0.12)
        size = min(w * 0.34, 12)
        stamp_in(scene['decals']['badge'], (w / 2 - 0.75 - size / 2, -d * 0.36, 0.9 + size / 4), size, size)
        box((0, d * 0.5, h * 0.46), (w * 0.2, 0.7, h * 0.03), of.black(), 0.1)
        for side in (-1, 1) if legs else ():
            with group((side * w * 0.32, d / 2, h * 0.7), (lean * 2.1 + 6, 0, 0)):
                box((0, 0, -h * 0.72), (0.7, 0.5, h * 0.72), of.brushed(), 0.05)


def _leaf(scene, w, h):
    cloth = of.paint('#39434D', 0.85)
    box((0, 0, 0), (w, 0.5, h), cloth, 0.2)
    pad = w * 0.07
    card((0, -0.27, h / 2), w - 2 * pad, h - 2 * pad, scene['decals']['face']['file'], 0.16)
    for side in (-1, 1):
        for z in (h * 0.05, h * 0.95):
            tube([(side * (w / 2 - 0.5), -0.27, z - 0.25), (side * (w / 2 - 0.5), -0.3, z + 0.25)], 0.12, of.steel())


def folding(scene):
    """A folding panel standing open like a screen."""
    size = scene['size']
    leaves = round(size['w'] / 21.5)
    w, h = size['w'] / leaves, size['h']
    angle = 15
    x = -size['w'] / 2
    y = 0.0
    for at in range(leaves):
        turn = angle if at % 2 == 0 else -angle
        dx, dy = w * math.cos(math.radians(turn)), w * math.sin(math.radians(turn))
        with group((x + dx / 2, y + dy / 2, 0), (-9, 0, turn)):
            _leaf(scene, w * 0.985, h)
            if at == leaves - 1:
                stamp_in(scene['decals']['badge'], (0, -0.4, h * 0.14), w * 0.42, h * 0.2)
        x, y = x + dx, y + dy
    tube([(-w * 0.22, 1.2, h * 0.985), (-w * 0.2, 1.4, h + 1.8), (w * 0.2, 1.4, h + 1.8), (w * 0.22, 1.2, h * 0.985)],
         0.45, of.rubber(), soft=True)
    left = -size['w'] / 2
    tube([(left + 4, 2.5, 3), (left + 1, 1, 0.4), (left - 3, -2, 0.3), (left - 1, -7, 0.3), (left + 6, -8, 0.3)],
         0.24, of.rubber(), soft=True)
    mc4(left + 7.4, -8, 0.4, 0, 1.3, True)


def build(scene):
    if 'fold' in scene['specs']['technology']:
        return folding(scene)
    return glass(scene)
