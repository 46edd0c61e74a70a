"""One stage for every picture: the same ground, the same light, a long lens, the thing fitted in."""
import math

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from materials import paper

ROOM = (0.88, 0.84)


def _light(at, target, size, power, tall=None):
    data = bpy.data.lights.new('light', 'AREA')
    data.shape = 'RECTANGLE'
    data.size = size
    data.size_y = tall or size
    data.energy = power
    lamp = bpy.data.objects.new('light', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def _sky():
    """The same light from everywhere: one that changes with direction would double the time of a picture."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (0.95, 0.97, 1, 1)
    background.inputs['Strength'].default_value = 0.4
    world.cycles.sampling_method = 'NONE'


def set_up():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x = scene.render.resolution_y = 800
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.max_bounces = 2
    cycles.diffuse_bounces = 1
    cycles.glossy_bounces = 2
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.blur_glossy = 1
    scene.view_settings.view_transform = 'Raw'
    scene.render.use_persistent_data = True


def light():
    """A wide window to the left, a soft fill from the right, a strip behind that draws the edges."""
    _sky()
    _light((-5.5, -4.5, 7), (0, 0, 0.4), 4.5, 620)
    _light((6, -5, 3.5), (0, 0, 0.5), 4, 30)
    _light((1.5, 5.5, 5.5), (0, 0, 0.6), 6, 210, 2.2)


def ground():
    """Paper that lies flat and rises behind without a fold, so that no horizon is seen."""
    radius, start, wide = 6.0, 3.0, 40.0
    line = [(-40.0, 0.0)] + [(start + radius * math.sin(turn), radius * (1 - math.cos(turn)))
                             for turn in (math.radians(3 * step) for step in range(31))] + [(start + radius, 40.0)]
    places = [(x, y, z) for y, z in line for x in (-wide, wide)]
    faces = [(2 * at, 2 * at + 1, 2 * at + 3, 2 * at + 2) for at in range(len(line) - 1)]
    data = bpy.data.meshes.new('ground')
    data.from_pydata(places, [], faces)
    for face in data.polygons:
        face.use_smooth = True
    thing = bpy.data.objects.new('ground', data)
    data.materials.append(paper())
    bpy.context.scene.collection.objects.link(thing)
    return thing


def camera(azimuth, height, lens=85, distance=9.5):
    """Looks at the middle of the stage from `azimuth` degrees right of the front, `height` above."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    eye = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    around, up = math.radians(azimuth), math.radians(height)
    target = Vector((0, 0, 0.75))
    eye.location = target + distance * Vector((math.sin(around) * math.cos(up),
                                               -math.cos(around) * math.cos(up), math.sin(up)))
    eye.rotation_euler = (target - eye.location).to_track_quat('-Z', 'Y').to_euler()
    return eye


def corners(root):
    """Every corner of all that stands under `root`, as the modifiers leave it, seen from the root."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    back = root.matrix_world.inverted()
    found = []
    for thing in root.children_recursive:
        if thing.type not in {'MESH', 'CURVE'}:
            continue
        ready = thing.evaluated_get(depsgraph)
        mesh = ready.to_mesh()
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', flat)
        place = np.array(back @ ready.matrix_world)
        found.append(flat.reshape(-1, 3) @ place[:3, :3].T + place[:3, 3])
        ready.to_mesh_clear()
    return np.concatenate(found)


def _seen(root, eye, places):
    """The edges of what is seen of the thing, from 0 to 1: left, right, bottom, top."""
    bpy.context.view_layer.update()
    lens = eye.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=800, y=800)
    way = np.array(lens @ eye.matrix_world.inverted() @ root.matrix_world)
    spots = places @ way[:, :3].T + way[:, 3]
    spots = spots[:, :2] / spots[:, 3:] / 2 + 0.5
    (left, bottom), (right, top) = spots.min(0).tolist(), spots.max(0).tolist()
    return left, right, bottom, top


def fit(root, eye, relative=1.0):
    """Stands the thing mid-stage, scales it to fill the picture, moves the frame so that it is central."""
    bpy.context.view_layer.update()
    places = corners(root)
    low, high = places.min(0), places.max(0)
    foot = Vector((-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2]))
    scale = 2.4 / max(high - low)
    for _ in range(5):
        root.scale = (scale,) * 3
        root.location = foot * scale
        left, right, bottom, top = _seen(root, eye, places)
        scale *= min(ROOM[0] / (right - left), ROOM[1] / (top - bottom)) * relative
    eye.data.shift_x = (left + right) / 2 - 0.5
    eye.data.shift_y = (bottom + top) / 2 - 0.485
    bpy.context.view_layer.update()
    return _seen(root, eye, places)


def come_closer(root, eye, point, times):
    """Looks at one point of the thing (in its own inches), so many times nearer."""
    eye.data.shift_x = eye.data.shift_y = 0
    eye.data.lens *= times
    bpy.context.view_layer.update()
    seen = world_to_camera_view(bpy.context.scene, eye, root.matrix_world @ Vector(point))
    eye.data.shift_x, eye.data.shift_y = seen.x - 0.5, seen.y - 0.5
    bpy.context.view_layer.update()
    return 0, 1, 0, 1
